import { LRUCache } from 'lru-cache';
import type { Server, IncomingMessage, ServerResponse } from 'node:http';
import type { Act } from '../api/acts';
import { readPeople } from '@site/ledger';
import {
  SiteFiles,
  close,
  createLimitedServer,
  createPreviewServer,
  listen,
  listenFrom,
  serverLimits,
} from '@site/server';
import { Editor } from '../editor/editor';
import { Acts } from './context/acts';
import { ActsJournal } from './context/acts-journal';
import { Audit, type AuditLine } from './security/audit';
import { OPEN_PATH, answerScreens } from './answer-screens';
import type { DeskContext } from './context/desk-context';
import { Events } from './events';
import { createFramesServer, deploymentBase } from './frames/frames-server';
import { picturePath } from './frames/edited-answers';
import { Sessions } from './sign-in/sessions';
import { SignIn } from './sign-in/sign-in';
import type { BuiltScreens } from './ui/built-screens';
import { StoreWatch } from './watch-store';
import { answerApi } from './answer-api';
import { type RequestHandler, type DeskServerOptions, sendJson } from './request-handler';
import { clientLimiter, STRANGERS } from './security/rate-limit';
import { refusalOf } from './security/refusal';
import { assertOwnHost } from './security/same-origin';

/** What a desk is started with. */
export interface DeskRequest extends Omit<
  DeskContext,
  | 'acts'
  | 'audit'
  | 'differences'
  | 'editor'
  | 'framesUrl'
  | 'isShared'
  | 'previews'
  | 'shareUrl'
  | 'sessions'
  | 'signedIn'
  | 'signIn'
  | 'wordsSaved'
> {
  screens: BuiltScreens;
  /** 0 for any free one. Frames get the first free one after it. */
  port: number;
  /** To have several persons sign in: where they open it, behind TLS. */
  shared?: PublicDesk;
  /** To let phones see previews by share links: an address of this machine in its network. */
  share?: { address: string };
  onAudit: (line: AuditLine) => void;
  /** Called with each act that has ended. */
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
export interface RunningDesk {
  url: string;
  framesUrl: string;
  /** Where it listens on loopback, and its frames. */
  port: number;
  framesPort: number;
  /** Opens it: once, or for each person who signs in. */
  link: string;
  /** At a desk of several persons without an access policy: lets one person bootstrap it, once. */
  bootstrapLink: string | null;
  /** Finishes the answers and the acts under way and stops. */
  stop(): Promise<void>;
}

/** Serves the desk on loopback. @throws SiteError `port-in-use`, `port-refused` */
export async function startDesk(request: DeskRequest): Promise<RunningDesk> {
  const { store, screens, share, shared, onAudit, onAct, onError, onNewLink, ...given } = request;
  const audit = new Audit(onAudit);
  const at = { desk: shared?.origin ?? '', frames: shared?.frames ?? '', phone: '' };
  const url = () => at.desk;
  const signIn = new SignIn(store, url);
  const onEnd = (act: Act) => {
    signIn.forgetPolicy();
    audit.ended(act);
    onAct?.(act);
  };
  const acts = new Acts(onEnd, onError, new ActsJournal(request.root));
  const events = new Events(new StoreWatch(store), acts);
  const editor = new Editor({
    root: request.root,
    store,
    basePathOf: deploymentBase,
    pictureAddress: picturePath,
  });
  const sessions = new Sessions(shared?.origin.startsWith('https:'));
  const oneTimeLink = () => `${url()}${OPEN_PATH}?token=${sessions.mintToken()}`;
  const files = new SiteFiles(store);
  const desk: DeskContext = {
    ...given,
    // The operator of a shared desk does nothing at it.
    ...(shared && { author: 'nobody signed in', loadSigner: () => Promise.resolve(null) }),
    store,
    previews: files,
    differences: new LRUCache({ max: 50 }),
    acts,
    editor,
    wordsSaved: () => events.wordsSaved(),
    sessions,
    audit,
    isShared: shared !== undefined,
    signIn,
    signedIn: null,
    get framesUrl() {
      return at.frames;
    },
    shareUrl: () => (at.phone ? `http://${at.phone}` : at.frames),
  };
  const framesHost = () => new URL(at.frames).host;
  const secret = given.previewSecret;
  const frames = createFramesServer({
    store,
    files,
    editor,
    secret,
    deskUrl: url,
    host: framesHost,
    onError,
  });
  const server = createDeskServer({
    desk,
    events,
    screens,
    origin: url,
    onError,
    onOpened: () => shared || onNewLink(oneTimeLink()),
  });
  const open: Server[] = [];
  const stop = async () => {
    events.close();
    await Promise.all(open.map((one) => close(one)));
    await acts.settled();
    await editor.close();
  };
  try {
    const port = await listen(server, request.port);
    open.push(server);
    at.desk ||= `http://localhost:${port}`;
    const next = request.port === 0 ? 0 : port + 1;
    const framesPort = await listenFrom(frames, next, '127.0.0.1');
    at.frames ||= `http://127.0.0.1:${framesPort}`;
    open.push(frames);
    if (share) {
      const phones = createPreviewServer({ store, secret, isPublic: true, onError });
      at.phone = `${share.address}:${await listenFrom(phones, next, share.address)}`;
      open.push(phones);
    }
    const hasPolicy = (await readPeople(store)) !== null;
    const link = shared ? `${url()}/` : oneTimeLink();
    const bootstrapLink = shared && !hasPolicy ? oneTimeLink() : null;
    return { url: url(), framesUrl: desk.framesUrl, link, bootstrapLink, port, framesPort, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The desk's server: its screens, and the API that they use. */
function createDeskServer(options: DeskServerOptions): Server {
  const { desk, origin, onError } = options;
  const handlers: RequestHandler[] = [answerApi(options), answerScreens(options)];
  const mayFillLog = clientLimiter(STRANGERS);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      assertOwnHost(request, origin());
      for (const answer of handlers) if (await answer(request, response)) return;
    } catch (error) {
      const { status, problems } = refusalOf(error);
      if (status === 500) onError(error);
      // Who asks too often fills no log, nor does a stranger: what came before it is there.
      const isKnown = desk.sessions.find(request.headers.cookie) !== null;
      if (status !== 429 && (isKnown || mayFillLog(request)))
        desk.audit.refused(request, authorOf(options, request), status, problems);
      sendJson(response, status, { problems });
    }
  }

  return createLimitedServer(serverLimits, (request, response) => void respond(request, response));
}

/** Who asks: the person who signed in; else the operator. */
function authorOf({ desk }: DeskServerOptions, { headers }: IncomingMessage): string {
  return desk.sessions.find(headers.cookie)?.owner?.author ?? desk.author;
}
