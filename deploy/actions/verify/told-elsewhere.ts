import { SiteError } from '../../store/site-error';

/** For a promise that fails: what is damaged, pruned or missing is told by those who look at just that. @throws the store's faults */
export function noneIfTold(error: unknown): never[] {
  if (error instanceof SiteError && !error.code.startsWith('store-')) return [];
  throw error;
}
