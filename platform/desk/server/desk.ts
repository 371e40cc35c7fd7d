import { LRUCache } from 'lru-cache';
import type { Server, IncomingMessage, ServerResponse } from 'node:http';
import type { Act } from '../api/acts';
import { readTarget } from '@site/addresses';
import { readPeople } from '@site/ledger';
import { SiteFiles, close, createLimitedServer, createPreviewServer, listen, listenFrom } from '@site/server';
import { Editor } from '../editor/editor';
import { InTurn } from '../editor/in-turn';
import { Acts } from './context/acts';
import { ActsJournal } from './context/acts-journal';
import { Audit, type AuditLine } from './security/audit';
import { OPEN_PATH, answerScreens } from './answer-screens';
import type { DeskContext, DeskSetup } from './context/desk-context';
import { Events } from './events';
import { Differences } from './differences';
import { createFramesServer } from './frames-server';
import { Sessions } from './sign-in/sessions';
import { SignIn } from './sign-in/sign-in';
import type { BuiltScreens } from './built-screens';
import { answerApi } from './answer-api';
import { clientLimiter, STRANGERS } from './security/rate-limit';
import { sendJson } from './security/headers';
import { assertOwnHost, refusalOf } from './security/refusal';

/** What a desk is started with. */
export interface DeskRequest extends DeskSetup {
  screens: BuiltScreens;
  /** 0 for any free one. Frames get the first free one after it. */
  port: number;
  /** To have several persons sign in: where they open it, behind TLS. */
  shared?: PublicDesk;
  /** To let phones see previews by share links: an address of this machine in its network. */
  share?: { address: string };
  onAudit: (line: AuditLine) => void;
  onAct?: (act: Act) => void;
  /** Called with each defect of ours. */
  onError: (error: unknown) => void;
  /** Called with a new link when the one before was used. */
  onNewLink: (link: string) => void;
}

/** Origins of a desk that several persons share. */
export interface PublicDesk {
  /** `https://desk.brand.in` */
  origin: string;
  /** Of its frames, another host: `https://desk-frames.brand.in`. Missing: this machine's, for trying it. */
  frames?: string;
}

/** A desk that listens. */
export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

/** Serves the desk on loopback. @throws SiteError `port-in-use`, `port-refused` */
export async function startDesk(request: DeskRequest) {
  const { store, screens, share, shared, onAudit, onAct, onError, onNewLink, ...given } = request;
  const audit = new Audit(onAudit);
  const signIn = new SignIn(store, shared?.origin ?? '');
  const events = new Events(store);
  const acts = new Acts(new ActsJournal(request.root), {
    change: () => events.send('acts'),
    end: (act) => {
      signIn.forgetPolicy();
      audit.ended(act);
      onAct?.(act);
      // Previews and checks, of which the store's watch knows nothing, are made by acts.
      events.send('store');
    },
    defect: onError,
  });
  const editor = new Editor(request.root, store);
  const sessions = new Sessions(shared?.origin.startsWith('https:'));
  const oneTimeLink = () => `${signIn.origin}${OPEN_PATH}?token=${sessions.mintToken()}`;
  const desk: DeskContext = {
    ...given,
    // The operator of a shared desk does nothing at it.
    ...(shared && { author: 'nobody signed in', loadSigner: () => Promise.resolve(null) }),
    store,
    previews: new SiteFiles(store),
    differences: new Differences(request),
    misfits: new LRUCache({ max: 1000, fetchMethod: (_name, _stale, { context }) => context() }),
    acts,
    publications: new InTurn(),
    editor,
    events,
    sessions,
    audit,
    isShared: shared !== undefined,
    signIn,
    signedIn: null,
    framesUrl: shared?.frames ?? '',
    shareUrl: '',
  };
  const frames = createFramesServer(desk, onError);
  const api = answerApi(desk);
  const others = answerScreens(desk, screens, () => onNewLink(oneTimeLink()));
  const mayFillLog = clientLimiter(STRANGERS);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      assertOwnHost(request, signIn.origin);
      const isApi = readTarget(request.url).path.startsWith('/api/');
      await (isApi ? api : others)(request, response);
    } catch (error) {
      const { status, problems } = refusalOf(error);
      if (status === 500) onError(error);
      // Who asks too often fills no log, nor does a stranger: what came before it is there.
      const session = sessions.find(request.headers.cookie);
      if (status !== 429 && (session || mayFillLog(request)))
        audit.refused(request, session?.owner?.author ?? desk.author, status, problems);
      sendJson(response, status, { problems });
    }
  };
  const server = createLimitedServer((asked, response) => void respond(asked, response));
  const open: Server[] = [];
  /** Finishes the answers and the acts under way. */
  const stop = async () => {
    events.close();
    await Promise.all(open.map((one) => close(one)));
    await acts.settled();
    await editor.close();
  };
  try {
    const port = await listen(server, request.port);
    open.push(server);
    signIn.origin ||= `http://localhost:${port}`;
    const next = request.port === 0 ? 0 : port + 1;
    const framesPort = await listenFrom(frames, next, '127.0.0.1');
    desk.framesUrl ||= `http://127.0.0.1:${framesPort}`;
    desk.shareUrl = desk.framesUrl;
    open.push(frames);
    if (share) {
      const phones = createPreviewServer({ store, secret: desk.previewSecret, isPublic: true, onError });
      desk.shareUrl = `http://${share.address}:${await listenFrom(phones, next, share.address)}`;
      open.push(phones);
    }
    const hasPolicy = (await readPeople(store)) !== null;
    return {
      url: signIn.origin,
      framesUrl: desk.framesUrl,
      /** Opens it: once, or for each person who signs in. */
      link: shared ? `${signIn.origin}/` : oneTimeLink(),
      /** At a desk of several persons without an access policy: lets one person bootstrap it. */
      bootstrapLink: shared && !hasPolicy ? oneTimeLink() : null,
      /** Where it listens on loopback, and its frames. */
      ...{ port, framesPort },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
