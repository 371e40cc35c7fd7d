import type { IncomingMessage, Server } from 'node:http';
import { SERVICE_WORKER_FILE } from '@site/shared/contracts';
import { PRIVATE, releaseHeaders } from '../addresses/headers';
import type { Store } from '../store/store';
import { answerBeacon } from '../visits/answer-beacon';
import type { Collector } from '../visits/collector';
import { type Answer, createAnswerServer } from './answer-server';
import { type LivePages, sideOf } from './choose-side';
import { findAnswer } from './find-answer';
import { type ServerLimits, serverLimits } from './server-limits';
import { SiteFiles } from './site-files';

interface SiteServerOptions {
  store: Store;
  /** The composed site that is live now, with that of a share of visitors; null before the first. */
  liveSite: () => Promise<LivePages | null>;
  /** Called with failures that the visitor sees as status 500 or 503. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
  /** Counts visits; without one, nobody takes beacons. */
  collector?: Collector;
}

/** A server that sends what is live, and no preview. */
export function createSiteServer({
  store,
  liveSite,
  onError,
  limits = serverLimits,
  collector,
}: SiteServerOptions): Server {
  const files = new SiteFiles(store);
  return createAnswerServer({
    answer: async (request, accepted) => {
      const live = await liveSite();
      const answer = await findAnswer(files, live && sideOf(live, request), targetOf(request), accepted);
      return live?.trial ? withoutSharedCaches(answer) : answer;
    },
    onError,
    limits,
    ...(collector && {
      answerOther: (request, response) => answerBeacon(collector, request, response),
    }),
  });
}

/**
 * While visitors get different pages under one address, no cache that several of them use may keep any; a browser's own asks again
 * each time. A release's files have addresses of their own.
 */
function withoutSharedCaches(answer: Answer): Answer {
  if (answer.headers['Cache-Control'] === releaseHeaders['Cache-Control']) return answer;
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': PRIVATE } };
}

/**
 * Path and query of a request. The site has one service worker: whoever asks for a worker's script under another address
 * (browsers say so in this header) gets that one, which removes itself there.
 */
function targetOf({ url = '/', headers }: IncomingMessage): string {
  return headers['service-worker'] === 'script' ? `/${SERVICE_WORKER_FILE}` : url;
}
