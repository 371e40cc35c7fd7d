import type { ReleaseChoice } from '../../records/choose-releases';
import { readLiveDeployment } from '../../records/live-deployment';
import type { Store } from '../../store/store';
import { choosePromotable, type Promotable } from '../promote/promotable';
import { nothingToCompare, rolloutRunning } from '../promote/rollout-errors';

/**
 * The releases that a share of visitors is to get: those that a share has already, or those that a promotion would put live.
 * @param choices as somebody named them; none for all parts
 * @throws SiteError `nothing-live` for a share where nothing is, `rollout-running` for others than a share has; what
 *   {@link choosePromotable} throws
 */
export async function releasesForShare(
  store: Store,
  choices: ReleaseChoice[],
  { percent, ...newest }: { parts: string[]; author: string; percent: number },
): Promise<Promotable> {
  const live = await readLiveDeployment(store);
  if (!live && percent < 100) throw nothingToCompare();
  const rollout = live?.deployment.record.rollout;
  if (!rollout) return choosePromotable(store, choices, newest);
  const isOther = ({ part, release }: ReleaseChoice) =>
    !rollout.parts[part]?.release.startsWith(release ?? '');
  if (choices.some(isOther)) throw rolloutRunning(rollout);
  return { parts: rollout.parts, left: [], isRunning: true };
}
