import { listReleaseIds } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

/**
 * A build that was made elsewhere may have any name.
 * @param known names in the table of parts
 * @throws SiteError `part-unknown`
 */
export async function assertKnownPart(store: Store, part: string, known: string[]): Promise<void> {
  if (known.includes(part) || (await listReleaseIds(store, part)).length > 0) return;
  throw new SiteError(
    'part-unknown',
    `This is a build of "${part}", and there is no such part: the table of parts does not have it (${known.join(', ')}), and the store has no release of it. Nothing was stored.`,
    'Correct the name in webpack.config.js, or put a row for the new part into parts.json (docs/own-repository.md).',
  );
}
