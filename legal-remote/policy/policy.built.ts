/**
 * What the page needs of all versions. The build runs this module and leaves its results only (`build/run-at-build.js`):
 * the browser gets neither earlier versions nor the code that compares them.
 */
import published from '../content/versions/published.json';
import { versionInForce, versions } from '../content/versions/versions';
import { historyOf, type HistoryEntry } from './history';
import { asShown, type ShownPolicy } from './shown-status';
import { countUnconfirmed } from './unconfirmed';
import { shownVersion } from './version-order';

const inForce = shownVersion(versions, versionInForce);

/** The version that the page shows in full: the one in force, or the draft of the first. */
export const policy: ShownPolicy = asShown(inForce);

/** How many texts of it are not confirmed. */
export const unconfirmedCount = countUnconfirmed(inForce);

/** All versions, newest first. */
export const history: HistoryEntry[] = historyOf(versions, published, versionInForce);
