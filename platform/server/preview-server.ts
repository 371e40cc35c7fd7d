import type { Server } from 'node:http';
import type { Store } from '@site/store';
import { createAnswerServer } from './answer-server';
import { handlePreviewRequest } from './preview-request-handler';
import { type ServerLimits, serverLimits } from './server-limits';
import { SiteFiles } from './site-files';

interface PreviewServerOptions {
  store: Store;
  /** Of share links. @default none are served */
  secret?: string;
  /** Whether previews open by share links alone. @default they open on this machine without */
  isPublic?: boolean;
  /** Called with failures that the reader sees as status 500 or 503. */
  onError: (error: unknown) => void;
  limits?: ServerLimits;
}

/**
 * A server that sends previews and nothing that is live. It listens at another origin than the live site: a preview runs
 * code that was not put live, and every script of an origin can write into that origin's storage.
 */
export function createPreviewServer({
  store,
  secret,
  isPublic = false,
  onError,
  limits = serverLimits,
}: PreviewServerOptions): Server {
  const files = new SiteFiles(store);
  const access = { store, secret: secret ?? null, isPublic };
  return createAnswerServer({
    answer: (request, accepted) => handlePreviewRequest(files, access, request, accepted),
    onError,
    limits,
  });
}
