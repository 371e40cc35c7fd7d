import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '../../deploy/actions/promote/promote';
import type { PromoteRequest } from '../../deploy/actions/promote/promote-request';
import { rollback } from '../../deploy/actions/rollback/rollback';
import type { Store } from '../../deploy/store/store';
import { repeat, type Repeated } from './repeat';

/** What went live while there was load. */
export interface Deployed {
  /** Promotions, each rolled back again. */
  promotions: number;
  faults: string[];
}

/** How long a deployment is live, in ms. */
const LIVE_FOR = 500;

/** Puts releases live and rolls them back, about once a second. */
export function deployAllTheTime(store: Store, parts: PromoteRequest['parts']): Repeated<Deployed> {
  const request = { store, author: 'Benchmark', message: 'Under load' };
  return repeat<Deployed>({ promotions: 0, faults: [] }, async (deployed) => {
    try {
      await promote({ ...request, parts, progress: () => undefined });
      deployed.promotions += 1;
      await pause(LIVE_FOR);
      await rollback({ ...request, target: null });
    } catch (error) {
      deployed.faults.push((error as Error).message);
    }
    await pause(LIVE_FOR);
  });
}
