import { SiteError, type SiteProblem } from '@site/errors';

/**
 * For a reader that only shows or compares a record: goes on without one that is damaged, which `site verify`
 * tells. `store.read(…).catch(nullIfDamaged)`
 *
 * @throws the error itself, when it is a fault of the store or our own defect
 */
export function nullIfDamaged(error: unknown): null {
  if (error instanceof SiteError && ['record-unreadable', 'release-altered'].includes(error.code))
    return null;
  throw error;
}

/**
 * For a reader that goes on where records do not hold: what is wrong with them.
 *
 * @throws the error itself, when it is a fault of the store (its server, its disk, its rights), which says nothing about what
 *   lies in it and would be met again with each further call, or our own defect
 */
export function damageOf(error: unknown): SiteProblem {
  if (error instanceof SiteError && !error.code.startsWith('store-')) return error.toProblem();
  throw error;
}
