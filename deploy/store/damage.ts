import { SiteError } from './site-error';

/**
 * For whoever reads a record only to show or compare it: goes on without one that is damaged, which `site verify`
 * tells. `store.read(…).catch(nullIfDamaged)`
 *
 * @throws the error itself, when it is a fault of the store or our own defect
 */
export function nullIfDamaged(error: unknown): null {
  if (error instanceof SiteError && ['record-unreadable', 'release-altered'].includes(error.code))
    return null;
  throw error;
}
