/**
 * What the page needs of all versions. The build runs this module and leaves its results only (`build/run-at-build.js`):
 * the browser gets neither earlier versions nor the code that compares them.
 */
import published from '../content/versions/published.json';
import { versions } from '../content/versions/versions';
import { historyOf, type HistoryEntry } from './history';
import type { Policy } from './policy.schema';
import { type ShownStatus, shownStatus } from './shown-status';
import { countUnconfirmed } from './unconfirmed';

/** A version as it may be shown. */
export type ShownPolicy = Omit<Policy, 'status'> & { status: ShownStatus };

const latest = versions[versions.length - 1] as Policy;

/** The latest version. */
export const policy: ShownPolicy = { ...latest, status: shownStatus(latest.status) };

/** How many texts of the latest version are not confirmed. */
export const unconfirmedCount = countUnconfirmed(latest);

/** All versions, newest first. */
export const history: HistoryEntry[] = historyOf(versions, published);
