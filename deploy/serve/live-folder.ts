import { readChannel } from '../records/live-pointer';
import { readDeployment } from '../records/deployments';
import { siteFolder } from '../records/record-names';
import { siteTreeOf } from '../records/deployment';
import type { Store } from '../store/store';

/** How long an answer may be old, in ms: far below the second within which a promotion must show. */
const FRESH_FOR = 200;

/** Where the composed files of a channel's live deployment are; asks the store at most every 200 ms. */
export function watchLiveFolder(store: Store, channel: string): () => Promise<string | null> {
  let answer: Promise<string | null> | null = null;
  let askedAt = -Infinity;

  return () => {
    if (!answer || performance.now() - askedAt > FRESH_FOR) {
      askedAt = performance.now();
      const last = answer;
      answer = liveFolder(store, channel).catch((error: unknown) => {
        // A store that cannot be reached for a moment takes nothing down: what was live stays live.
        if (last) return last;
        throw error;
      });
    }
    return answer;
  };
}

async function liveFolder(store: Store, channel: string): Promise<string | null> {
  const live = await readChannel(store, channel);
  const deployment = live && (await readDeployment(store, live.pointer.deployment));
  return deployment && siteFolder(siteTreeOf(deployment));
}
