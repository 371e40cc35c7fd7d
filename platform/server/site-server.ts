import type { Server } from 'node:http';
import type { StoredSite } from '@site/ledger';
import type { Store } from '@site/store';
import { answerBeacon } from './visits/answer-beacon';
import type { Collector } from './visits/collector';
import { createAnswerServer } from './answer-server';
import { handleRequest } from './request-handler';
import { type ServerLimits, serverLimits } from './server-limits';
import { SiteFiles } from './site-files';

interface SiteServerOptions {
  store: Store;
  /** The composed site that is live now; null before the first. */
  liveSite: () => Promise<StoredSite | null>;
  /** Called with failures that the visitor sees as status 500 or 503. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
  /** Counts visits; without one, beacons are not taken. */
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
    answer: async (request, accepted) => handleRequest(files, await liveSite(), request.url ?? '/', accepted),
    onError,
    limits,
    ...(collector && {
      answerOther: (request, response) => answerBeacon(collector, request, response),
    }),
  });
}
