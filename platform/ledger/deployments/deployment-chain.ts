import { z } from 'zod';
import { SiteError, type SiteProblem } from '@site/errors';
import { type Store, canonicalJson, damageOf, parseRecord } from '@site/store';
import { type NamedDeployment, readDeployment, referenceTo } from './deployment';
import {
  deploymentKey,
  deploymentNameSchema,
  type DeploymentReference,
  LIVE_POINTER_KEY,
  sha256Schema,
  timeSchema,
} from '../records/record-fields';

/*
 * The history: the live pointer names the newest deployment by its hash, and each deployment the one before it.
 */

const livePointerSchema = z.strictObject({
  deployment: deploymentNameSchema,
  /** Of the deployment's bytes, in hexadecimal. */
  sha256: sha256Schema,
  /** Of the archive of its pages. */
  filesSha256: sha256Schema,
  /** When the pointer was moved. */
  time: timeSchema,
});

/** The deployment that visitors see, and the version to hand back when the pointer is moved. */
export interface LivePointer extends DeploymentReference {
  version: string;
}

/** Where the live pointer points, or null when nothing was ever promoted. @throws SiteError `record-unreadable` */
export async function readLivePointer(store: Store): Promise<LivePointer | null> {
  const stored = await store.read(LIVE_POINTER_KEY);
  if (stored === null) return null;
  const { deployment, sha256, filesSha256 } = parseRecord(LIVE_POINTER_KEY, stored.body, livePointerSchema);
  return { name: deployment, sha256, filesSha256, version: stored.version };
}

/**
 * Points at a stored deployment. This one write is the moment of going live (decision 3).
 * @param expectedVersion the version that the decision was made on; null when there was no pointer
 * @throws StoreConflict when someone else moved the pointer first: compose on top of theirs and try again
 * @throws SiteError `deployment-missing`
 */
export async function moveLivePointer(
  store: Store,
  expectedVersion: string | null,
  deployment: DeploymentReference,
): Promise<LivePointer> {
  const { name, ...hashes } = referenceTo(deployment);
  if (!(await store.has(deploymentKey(name)))) {
    throw new SiteError(
      'deployment-missing',
      `Deployment ${name} cannot go live: it is not stored.`,
      'Pick a deployment from: npm run site -- status --history.',
    );
  }
  const pointer = { deployment: name, ...hashes, time: new Date().toISOString() };
  const version = await store.replace(LIVE_POINTER_KEY, canonicalJson(pointer), expectedVersion);
  return { name, ...hashes, version };
}

/**
 * The deployments from the given one back to the first, newest first, each checked against the full hash that the deployment
 * after it (or the pointer) names. Reads one deployment per step, so the caller pays only for as far as it goes.
 * @param newest where to begin: a deployment's name and hash; null: nowhere; by default what is live
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`, each naming the deployment
 */
export async function* walkChain(
  store: Store,
  newest?: DeploymentReference | null,
): AsyncGenerator<NamedDeployment> {
  let next: DeploymentReference | null = newest === undefined ? await readLivePointer(store) : newest;
  while (next !== null) {
    const named = await readLinkedDeployment(store, next);
    yield named;
    next = named.record.previous;
  }
}

/**
 * The deployment that the pointer or another deployment names, checked against the hash that it is named with.
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readLinkedDeployment(
  store: Store,
  reference: DeploymentReference,
): Promise<NamedDeployment> {
  const stored = await readDeployment(store, reference.name, reference.sha256);
  if (stored === null)
    throw new SiteError(
      'deployment-missing',
      `Deployment ${reference.name} is missing: there is no "${deploymentKey(reference.name)}", which the chain names.`,
      'Restore the file from a backup. What was live before it can no longer be proved.',
    );
  if (stored.sha256 !== reference.sha256)
    throw new SiteError(
      'deployment-altered',
      `Deployment ${reference.name} was altered: its hash is ${stored.sha256}, and the chain names ${reference.sha256}.`,
      'Restore the file from a backup. What it says, and what was live before it, can no longer be proved.',
    );
  return { ...stored, filesSha256: reference.filesSha256 };
}

/**
 * The chain as far back as it holds, newest first, and the problem at which it ends early, if any.
 * @param newest as {@link walkChain} has it
 * @param limit the most deployments to read; all by default
 */
export async function readChain(
  store: Store,
  newest?: DeploymentReference | null,
  limit = Infinity,
): Promise<{ deployments: NamedDeployment[]; problems: SiteProblem[] }> {
  const from = newest === undefined ? await readLivePointer(store) : newest;
  const deployments: NamedDeployment[] = [];
  try {
    for await (const named of walkChain(store, from)) {
      if (deployments.push(named) >= limit) break;
    }
  } catch (error) {
    return { deployments, problems: [damageOf(error)] };
  }
  return { deployments, problems: [] };
}

/**
 * The deployment that is live, checked against its pointer; null when nothing was ever promoted. A pointer whose
 * deployment is gone is an error: to take the store for empty would begin the history again.
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readLiveDeployment(store: Store): Promise<NamedDeployment | null> {
  for await (const deployment of walkChain(store)) return deployment;
  return null;
}

/** The deployment that is live. @throws SiteError `nothing-live`, and what reading the chain throws */
export async function liveDeployment(store: Store): Promise<NamedDeployment> {
  const live = await readLiveDeployment(store);
  if (live) return live;
  throw nothingLive();
}

/**
 * The deployment of a number or a name, or the `live` one, in the history.
 * @throws SiteError `nothing-live`, `deployment-unknown`, and what reading the chain throws
 */
export async function findDeployment(store: Store, words: string): Promise<NamedDeployment> {
  const number = /^\d{1,6}$/.test(words) ? Number(words) : null;
  let isEmpty = true;
  for await (const named of walkChain(store)) {
    if (words === 'live' || named.name === words || named.record.number === number) return named;
    isEmpty = false;
  }
  if (isEmpty) throw nothingLive();
  throw new SiteError(
    'deployment-unknown',
    `There is no deployment "${words}" in the history.`,
    'Pick one from: npm run site -- status --history',
  );
}

/** Where something has to be live first. */
export function nothingLive(): SiteError {
  return new SiteError(
    'nothing-live',
    'Nothing is live yet.',
    'Publish the parts (npm run site -- publish --all), then put them live: npm run site -- promote',
  );
}
