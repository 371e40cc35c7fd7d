import { GOING_LIVE_MS } from '../../records/clock';
import { deploymentKey } from '../../records/record-names';
import { readDeployment } from '../../records/deployments';
import type { Inventory } from '../../records/inventory';
import { damageOf } from '../../store/damage';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';

/** The deployments outside of the history. Those of the history were checked while the chain was read. */
export async function verifyDeployments(
  store: Store,
  { deployments, reached, history, problems }: Inventory,
): Promise<SiteProblem[]> {
  const liveNumber = history[0]?.record.number ?? 0;
  const told = new Set(problems.map(({ message }) => message));
  const found: SiteProblem[] = [];
  for (const name of deployments.filter((candidate) => !reached.has(candidate))) {
    try {
      const deployment = await readDeployment(store, name);
      if (!deployment) continue;
      const isNewer = deployment.record.number > liveNumber && (await isSettled(store, name));
      found.push(isNewer ? newerThanLive(name) : unreached(name, deployment.record.time));
    } catch (error) {
      const problem = damageOf(error);
      if (!told.has(problem.message)) found.push(problem);
    }
  }
  return found;
}

/** Whether it was written so long ago that it would be live by now. */
async function isSettled(store: Store, name: string): Promise<boolean> {
  const written = await store.writtenAt(deploymentKey(name));
  return written !== null && Date.now() - written.getTime() > GOING_LIVE_MS;
}

function newerThanLive(name: string): SiteProblem {
  return {
    code: 'deployment-newer',
    severity: 'error',
    message: `Deployment ${name} is newer than what is live, and is not in the history: somebody put the pointer back, or its process died just before it went live.`,
    remedy:
      'If no promotion was stopped, restore "pointers/" from a backup. A proof that was filed shows what was live: npm run site -- verify --against <proof.html>. If one was stopped: npm run site -- prune --yes removes it once it is a day old.',
  };
}

function unreached(name: string, time: string): SiteProblem {
  return {
    code: 'deployment-unreached',
    severity: 'information',
    message: `Deployment ${name}, made ${time}, is not in the history: it lost a race, was refused, or its process died.`,
    remedy: 'It is harmless. npm run site -- prune --yes removes it once it is a day old.',
  };
}
