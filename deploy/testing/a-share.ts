import { giveToShare, type ShareOutcome, type ShareRequest } from '../actions/rollout/give-to-share';
import type { Store } from '../store/store';
import { publishAll, type TinyPart } from './tiny-parts';

/** Publishes tiny parts and gives them to a share of visitors. */
export async function shareParts(
  store: Store,
  parts: TinyPart[],
  changes: Partial<ShareRequest> = {},
): Promise<ShareOutcome> {
  return giveToShare({
    store,
    parts: await publishAll(store, parts),
    percent: 5,
    author: 'Asha',
    message: '',
    progress: () => undefined,
    ...changes,
  });
}
