import { readDeployment } from '../../records/deployments';
import type { Inventory } from '../../records/inventory';
import { SiteError, type SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';

/** The deployments outside of the history. Those of the history were checked while the chain was read. */
export async function verifyDeployments(
  store: Store,
  { deployments, reached, problems }: Inventory,
): Promise<SiteProblem[]> {
  const told = new Set(problems.map(({ message }) => message));
  const found: SiteProblem[] = [];
  for (const name of deployments.filter((candidate) => !reached.has(candidate))) {
    try {
      const deployment = await readDeployment(store, name);
      if (deployment) found.push(unreached(name, deployment.record.time));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      if (!told.has(error.message)) found.push(error.toProblem());
    }
  }
  return found;
}

function unreached(name: string, time: string): SiteProblem {
  return {
    code: 'deployment-unreached',
    severity: 'information',
    message: `Deployment ${name}, made ${time}, is not in the history: it lost a race, was refused, or its process died.`,
    remedy: 'It is harmless. npm run site -- prune --yes removes it once it is a day old.',
  };
}
