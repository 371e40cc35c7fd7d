import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createLimitedServer, serverLimits } from '../serve/server-limits';
import { answerApi } from './answer-api';
import { answerScreens } from './answer-screens';
import type { Answerer, DeskServerOptions } from './answerer';
import { refusalOf } from './security/refusal';
import { assertOwnHost } from './security/same-origin';
import { sendJson } from './send-json';

/** The desk's server: its screens, and the API that they use. */
export function createDeskServer(options: DeskServerOptions): Server {
  const { desk, origin, onError, limits = serverLimits } = options;
  const answerers: Answerer[] = [answerApi(options), answerScreens(options)];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      assertOwnHost(request, origin());
      for (const answer of answerers) if (await answer(request, response)) return;
    } catch (error) {
      const { status, problems } = refusalOf(error);
      if (status === 500) onError(error);
      // A stranger who asks too often fills no log: what came before it is there.
      if (status !== 429) desk.audit.refused(request, authorOf(options, request), status, problems);
      sendJson(response, status, { problems });
    }
  }

  return createLimitedServer(limits, (request, response) => void respond(request, response));
}

/** Who asks: who signed in; else whoever runs the desk. */
function authorOf({ desk }: DeskServerOptions, { headers }: IncomingMessage): string {
  return desk.sessions.find(headers.cookie)?.owner?.author ?? desk.author;
}
