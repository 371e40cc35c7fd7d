/**
 * What the page needs of all versions. The build runs this module and leaves its results only (`build/run-at-build.js`):
 * neither earlier versions nor the comparing of them reach the browser.
 */
import type { UnconfirmedText } from '@site/shared/contracts';
import published from '../content/versions/published.json';
import { versions } from '../content/versions/versions';
import { historyOf, type HistoryEntry } from './history';
import type { Policy } from './policy.schema';
import { unconfirmedIn } from './unconfirmed';

/** A version as it may be shown: without the name of who approved it. */
export type ShownPolicy = Omit<Policy, 'approvedBy'>;

const latest = versions[versions.length - 1] as Policy;
const { approvedBy: _kept, ...shown } = latest;

/** The version in force. */
export const policy: ShownPolicy = shown;

export const history: HistoryEntry[] = historyOf(versions, published);

export const unconfirmedValues: UnconfirmedText[] = unconfirmedIn(latest, published);
