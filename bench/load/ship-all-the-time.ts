import { setTimeout as pause } from 'node:timers/promises';
import type { DeploymentParts } from '../../deploy/records/choose-releases';
import { promote } from '../../deploy/actions/promote/promote';
import { rollback } from '../../deploy/actions/rollback/rollback';
import type { Store } from '../../deploy/store/store';

/** What went live while there was load. */
export interface Shipped {
  promotions: number;
  rollbacks: number;
  faults: string[];
}

const PERIOD_MS = 1_000;

/** How long a release is live before it is taken back. */
const LIVE_MS = 500;

/** Puts releases live and takes them back, once every second as far as the machine keeps up, until it is stopped. */
export function shipAllTheTime(store: Store, parts: DeploymentParts): { stop(): Promise<Shipped> } {
  const shipped: Shipped = { promotions: 0, rollbacks: 0, faults: [] };
  let isStopped = false;
  const shipping = (async () => {
    while (!isStopped) {
      const next = performance.now() + PERIOD_MS;
      try {
        await promote({
          store,
          channel: 'live',
          parts,
          author: 'Benchmark',
          message: 'To and',
          progress: () => undefined,
        });
        shipped.promotions += 1;
        await pause(LIVE_MS);
        await rollback({ store, channel: 'live', target: null, author: 'Benchmark', message: 'fro' });
        shipped.rollbacks += 1;
      } catch (error) {
        shipped.faults.push((error as Error).message);
      }
      await pause(Math.max(0, next - performance.now()));
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await shipping;
      return shipped;
    },
  };
}
