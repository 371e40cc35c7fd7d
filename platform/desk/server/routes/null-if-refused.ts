import { SiteError } from '@site/errors';

/** For what a screen can do without: nothing in place of what the store refuses, and defects of ours as they are. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof SiteError) return null;
  throw error;
}
