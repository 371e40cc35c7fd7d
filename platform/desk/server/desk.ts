import type { Server, IncomingMessage, ServerResponse } from 'node:http';
import { readTarget } from '@site/addresses';
import { readPeople } from '@site/ledger';
import { close, createLimitedServer, createPreviewServer, listen, listenFrom } from '@site/server';
import { OPEN_PATH, answerScreens } from './answer-screens';
import { type DeskSetup, type PublicDesk, openContext } from './context/desk-context';
import { createFramesServer } from './frames-server';
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
  /** Called with a new link when the one before was used. */
  onNewLink: (link: string) => void;
}

/** A desk that listens. */
export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

/** Serves the desk on loopback. @throws SiteError `port-in-use`, `port-refused` */
export async function startDesk(request: DeskRequest) {
  const { screens, share, shared, onNewLink, port: wanted, ...setup } = request;
  const desk = openContext(setup, shared);
  const { store, acts, audit, editor, events, sessions, signIn, onError } = desk;
  const oneTimeLink = () => `${signIn.origin}${OPEN_PATH}?token=${sessions.mintToken()}`;
  const frames = createFramesServer(desk);
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
    const port = await listen(server, wanted);
    open.push(server);
    signIn.origin ||= `http://localhost:${port}`;
    const next = wanted === 0 ? 0 : port + 1;
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
