import type { Inventory } from '../../records/inventory';
import { readPeopleVersions } from '../../records/people-versions';
import { readWholeStanding } from '../../records/standing';
import { SiteError, type SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';

/** Whether everything that went live was signed as the rules of its day wanted it. */
export async function verifyAuthority(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  const [live] = history;
  try {
    const versions = await readPeopleVersions(store);
    if (!live) return [];
    const { refused } = await readWholeStanding(store, live, versions);
    return refused.map(({ problem }) => problem);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    if (ABOUT_AUTHORITY.includes(error.code)) return [error.toProblem()];
    if (ABOUT_THE_CHAIN.includes(error.code)) return [];
    throw error;
  }
}

/** As against a fault of the store. */
const ABOUT_AUTHORITY = [
  'people-altered',
  'people-vanished',
  'history-put-back',
  'statement-unreadable',
  'record-unreadable',
];

/** What is reported with the chain itself. */
const ABOUT_THE_CHAIN = ['deployment-missing', 'deployment-altered'];
