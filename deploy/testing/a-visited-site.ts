import { join } from 'node:path';
import { openStore } from '../records/open-store';
import { countsOf } from '../visits/counts';
import { Tally } from '../visits/tally';
import { openVisits } from '../visits/open-visits';
import { aLiveSite } from './a-live-site';
import { aLeavingBeacon, anArrival } from './beacons';
import { makeTemporaryFolder } from './temporary-folder';

/** A live site in a folder of its own, with a file for its visits. */
export async function aVisitedSite() {
  const folder = await makeTemporaryFolder();
  const store = await openStore(join(folder, 'store'), { env: {} });
  const { deployment } = await aLiveSite(undefined, store);
  return { folder, place: join(folder, 'visits.sqlite'), store, first: deployment.name };
}

interface Visits {
  /** Whether the site's scripts took the page over. */
  started?: boolean;
  /** With how many of them landing failed. */
  fails?: number;
  /** When they came, in ms. */
  at?: number;
}

/** Counts visits of a deployment. */
export async function addVisits(
  place: string,
  deployment: string,
  count: number,
  { started = true, fails = 0, at = Date.now() }: Visits = {},
): Promise<void> {
  const tally = new Tally();
  for (let made = 0; made < count; made += 1) {
    tally.add(countsOf(anArrival({ deployment, started })), at);
    const failures = made < fails ? [{ part: 'landing', fingerprint: '1f2e3d4c' }] : [];
    if (started) tally.add(countsOf(aLeavingBeacon({ deployment, failures })), at);
  }
  const visits = openVisits(place);
  await visits.add(tally.take());
  await visits.close();
}
