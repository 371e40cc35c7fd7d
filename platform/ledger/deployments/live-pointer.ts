import { z } from 'zod';
import { type Store, canonicalJson, parseRecord } from '@site/store';
import { SiteError } from '@site/errors';
import { type DeploymentReference, type NamedDeployment, referenceTo } from './deployment';
import { readLinkedDeployment } from './deployment-chain';
import {
  deploymentKey,
  deploymentNameSchema,
  LIVE_POINTER_KEY,
  sha256Schema,
  timeSchema,
} from '../records/record-names';

/** What visitors see: the newest deployment of the chain. */
const livePointerSchema = z.strictObject({
  deployment: deploymentNameSchema,
  /** Of the deployment's bytes, in hexadecimal. */
  sha256: sha256Schema,
  /** Of the archive of its pages. */
  filesSha256: sha256Schema,
  /** When the pointer was moved. */
  time: timeSchema,
});

/** The live pointer as it was read: where it points, and the version to hand back when it is moved. */
export interface LivePointer {
  pointer: z.infer<typeof livePointerSchema>;
  version: string;
}

/**
 * Where the live pointer points, or null when nothing was ever promoted.
 *
 * @throws SiteError `record-unreadable`
 */
export async function readLivePointer(store: Store): Promise<LivePointer | null> {
  const stored = await store.read(LIVE_POINTER_KEY);
  if (stored === null) return null;

  return {
    pointer: parseRecord(LIVE_POINTER_KEY, stored.body, livePointerSchema),
    version: stored.version,
  };
}

/** The pointer's deployment as the chain takes it. */
export function deploymentOf({ pointer }: Pick<LivePointer, 'pointer'>): DeploymentReference {
  return { name: pointer.deployment, sha256: pointer.sha256, filesSha256: pointer.filesSha256 };
}

/**
 * Points at a stored deployment. This one write is the moment of going live (decision 3).
 *
 * @param expectedVersion the version that the decision was made on; null when there was no pointer
 * @param time when, for the pointer; now by default
 * @throws StoreConflict when someone else moved the pointer first: compose on top of theirs and try again
 * @throws SiteError `deployment-missing`
 */
export async function moveLivePointer(
  store: Store,
  expectedVersion: string | null,
  deployment: DeploymentReference,
  time = new Date(),
): Promise<LivePointer> {
  if (!(await store.has(deploymentKey(deployment.name)))) {
    throw new SiteError(
      'deployment-missing',
      `Deployment ${deployment.name} cannot go live: it is not stored.`,
      'Pick a deployment from: npm run site -- status --history.',
    );
  }

  const { name, ...hashes } = referenceTo(deployment);
  const pointer = { deployment: name, ...hashes, time: time.toISOString() };
  const version = await store.replace(LIVE_POINTER_KEY, canonicalJson(pointer), expectedVersion);
  return { pointer, version };
}

/** What is live, as it was read. */
interface LiveDeployment {
  deployment: NamedDeployment;
  /** Hand it back to move the live pointer on from here. */
  version: string;
}

/**
 * The deployment that is live, checked against its pointer; null when nothing was ever promoted. A pointer whose
 * deployment is gone is an error: to take the store for empty would begin the history again.
 *
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readLiveDeployment(store: Store): Promise<LiveDeployment | null> {
  const current = await readLivePointer(store);
  if (!current) return null;
  return {
    deployment: await readLinkedDeployment(store, deploymentOf(current)),
    version: current.version,
  };
}
