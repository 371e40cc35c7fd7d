import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import type { DeploymentReference, NamedDeployment, StoredDeployment } from './deployment';
import { readDeployment } from './deployment';
import { deploymentKey } from '../records/record-names';

/**
 * The deployments from the given one back to the first, newest first, each checked against the full hash that the deployment
 * after it (or the pointer) names. Reads one deployment per step, so the caller pays only for as far as it goes.
 *
 * @param newest where to begin: a deployment's name and hash, as the pointer or a NamedDeployment has them; null: nowhere
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`, each naming the deployment
 */
export async function* walkChain(
  store: Store,
  newest: DeploymentReference | null,
): AsyncGenerator<NamedDeployment> {
  for (let next = newest; next !== null;) {
    const named = await readLinkedDeployment(store, next);
    yield named;
    next = named.record.previous;
  }
}

/**
 * The deployment that the pointer or another deployment names, checked against the hash that it is named with.
 *
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readLinkedDeployment(
  store: Store,
  reference: DeploymentReference,
): Promise<NamedDeployment> {
  const stored = await readDeployment(store, reference.name, reference.sha256);
  if (stored === null) throw missingDeployment(reference.name);
  if (stored.sha256 !== reference.sha256) throw wrongHash(reference, stored);
  return { ...stored, filesSha256: reference.filesSha256 };
}

/**
 * The chain as far back as it holds, newest first, and the problem at which it ends early, if any.
 *
 * @param limit the most deployments to read; all by default
 */
export async function readChain(
  store: Store,
  newest: DeploymentReference | null,
  limit = Infinity,
): Promise<{ deployments: NamedDeployment[]; problems: SiteProblem[] }> {
  const deployments: NamedDeployment[] = [];
  try {
    for await (const named of walkChain(store, newest)) {
      if (deployments.push(named) >= limit) break;
    }
  } catch (error) {
    if (error instanceof SiteError && isAboutTheChain(error))
      return { deployments, problems: [error.toProblem()] };
    throw error;
  }
  return { deployments, problems: [] };
}

/** As against a fault of the store, which says nothing about the chain. */
function isAboutTheChain(error: SiteError): boolean {
  return ['deployment-missing', 'deployment-altered', 'record-unreadable'].includes(error.code);
}

function missingDeployment(name: string): SiteError {
  return new SiteError(
    'deployment-missing',
    `Deployment ${name} is missing: there is no "${deploymentKey(name)}", which the chain names.`,
    'Restore the file from a backup. What was live before it can no longer be proved.',
  );
}

function wrongHash(expected: DeploymentReference, found: StoredDeployment): SiteError {
  return new SiteError(
    'deployment-altered',
    `Deployment ${expected.name} was altered: its hash is ${found.sha256}, and the chain names ${expected.sha256}.`,
    'Restore the file from a backup. What it says, and what was live before it, can no longer be proved.',
  );
}
