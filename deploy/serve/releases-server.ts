import type { Server } from 'node:http';
import { readAddress } from '../addresses/request-address';
import type { Store } from '../store/store';
import { createAnswerServer } from './answer-server';
import { findReleaseFile } from './find-answer';
import { type ServerLimits, serverLimits } from './server-limits';
import { SiteFiles } from './site-files';

interface ReleasesServerOptions {
  store: Store;
  /** Called with failures that the reader sees as status 500 or 503. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
}

/** A server that sends files of releases, which have addresses of their own, and no page. */
export function createReleasesServer({
  store,
  onError,
  limits = serverLimits,
}: ReleasesServerOptions): Server {
  const files = new SiteFiles(store);
  return createAnswerServer({
    answer: async (request, accepted) => {
      const address = readAddress(request.url ?? '/');
      const found = address?.kind === 'release-file' ? await findReleaseFile(files, address, accepted) : null;
      return found ?? { status: 404, file: null, headers: {} };
    },
    onError,
    limits,
  });
}
