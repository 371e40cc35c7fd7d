import type { Store } from '../store/store';
import { type NamedDeployment } from './deployment';
import { readLinkedDeployment } from './deployment-chain';
import { objection } from './objection';

/**
 * The deployment that a share of visitors gets in place of the given one; null while all get the same. It is checked to be
 * the given one with the releases on trial, of which there is one at least, and nothing else.
 *
 * @throws SiteError `rollout-differs`, `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readTrial(
  store: Store,
  { name, record }: NamedDeployment,
): Promise<NamedDeployment | null> {
  const { rollout, parts } = record;
  if (!rollout) return null;
  const trial = await readLinkedDeployment(store, rollout.trial);
  const wanted = Object.entries({ ...parts, ...rollout.parts });
  const isSame =
    Object.keys(rollout.parts).length > 0 &&
    Object.keys(trial.record.parts).length === wanted.length &&
    wanted.every(
      ([part, { release, manifestSha256 }]) =>
        trial.record.parts[part]?.release === release &&
        trial.record.parts[part].manifestSha256 === manifestSha256,
    );
  if (isSame && trial.record.trial) return trial;
  throw objection(
    'rollout-differs',
    `Deployment ${trial.name}, which ${rollout.percent} % of visitors get, has other releases than ${name} says, or is none for a share of visitors.`,
  );
}
