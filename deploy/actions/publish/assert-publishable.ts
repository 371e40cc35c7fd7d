import { gtr, valid, validRange } from 'semver';
import { readLiveDeployment } from '../../records/live-deployment';
import { idOfRelease } from '../../records/inventory';
import { listReleaseIds, readRelease } from '../../records/releases';
import type { ReleaseInput } from '../../records/write-release';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';

/** The kit, as the shared scope names it. */
const KIT = '@site/shared/ui';

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

/**
 * A part that was built with a kit older than that of the live shell could not go live beside it. One with a newer kit may:
 * it waits for its shell.
 * @throws SiteError `kit-too-old`
 */
export async function assertKitFits(store: Store, { part, federation }: ReleaseInput): Promise<void> {
  const range = federation.shared.requires[KIT];
  const live = part === 'shell' ? null : (await readLiveDeployment(store))?.deployment;
  const shell = live?.record.parts.shell;
  const stored = shell && (await readRelease(store, 'shell', shell.release, shell.manifestSha256));
  const version = stored?.manifest.federation.shared.provides[KIT];
  if (!stored || !range || !validRange(range) || !valid(version) || !gtr(version!, range)) return;
  throw new SiteError(
    'kit-too-old',
    `This build of ${part} asks for the kit ${range}, and the live ${idOfRelease(stored.manifest)} brings ${version}. Nothing was stored.`,
    `Get the kit ${version} (git pull, or install site-shared-${version}.tgz), build ${part} again, and publish that.`,
  );
}
