import { SiteError } from '@site/errors';

/** Ignored here: another verifier reports what is damaged, pruned or missing. @throws the store's faults */
export function ignoreReported(error: unknown): never[] {
  if (error instanceof SiteError && !error.code.startsWith('store-')) return [];
  throw error;
}
