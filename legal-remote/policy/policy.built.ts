/**
 * What the page needs of all versions. The build runs this module and leaves its results only (`build/run-at-build.js`):
 * the browser gets neither earlier versions nor the code that compares them.
 */
import published from '../content/versions/published.json';
import { versionInForce, versions } from '../content/versions/versions';
import { historyOf, type HistoryEntry, shownVersion } from './history';
import type { Policy } from './policy.schema';
import { type ShownStatus, shownStatus } from './shown-status';
import { countUnconfirmed } from './unconfirmed';

/** A version as it may be shown. */
export type ShownPolicy = Omit<Policy, 'status'> & { status: ShownStatus };

const inForce = shownVersion(versions, versionInForce);

/** The version that the page shows in full: the one in force, or the draft of the first. */
export const policy: ShownPolicy = asShown(inForce);

/** How many texts of it are not confirmed. */
export const unconfirmedCount = countUnconfirmed(inForce);

/** All versions, newest first. */
export const history: HistoryEntry[] = historyOf(versions, published, versionInForce);

/** The other approved versions, for files of their own: superseded ones, and the coming one. */
export const otherVersions: ShownPolicy[] = versions
  .filter((version) => version !== inForce && version.status.kind === 'approved')
  .map(asShown);

function asShown(version: Policy): ShownPolicy {
  return { ...version, status: shownStatus(version.status) };
}
