import type { Server } from 'node:http';
import type { Store } from '../store/store';
import { createAnswerServer } from './answer-server';
import { findPreviewAnswer } from './find-preview-answer';
import { type ServerLimits, serverLimits } from './server-limits';
import { SiteFiles } from './site-files';

interface PreviewServerOptions {
  store: Store;
  /** Called with failures that the reader sees as status 500 or 503. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
}

/**
 * A server that sends previews and nothing that is live. It listens at another origin than the live site: a preview runs
 * code that nobody has put live, and every script of an origin can write into that origin's caches.
 */
export function createPreviewServer({ store, onError, limits = serverLimits }: PreviewServerOptions): Server {
  const files = new SiteFiles(store);
  return createAnswerServer({
    answer: (request, accepted) =>
      findPreviewAnswer(files, {
        target: request.url ?? '/',
        isWorkerScript: request.headers['service-worker'] === 'script',
        accepted,
      }),
    onError,
    limits,
  });
}
