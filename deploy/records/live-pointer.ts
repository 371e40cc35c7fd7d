import { z } from 'zod';
import { canonicalJson } from '../store/canonical-json';
import { parseRecord } from '../store/parse-record';
import { channelKey, deploymentKey, deploymentNameSchema, sha256Schema, timeSchema } from './record-names';
import { SiteError } from '../store/site-error';
import type { DeploymentReference } from './deployment';
import type { Store } from '../store/store';

/** What a channel shows: the newest deployment of its chain. */
const channelPointerSchema = z.strictObject({
  deployment: deploymentNameSchema,
  /** Of the deployment's bytes, in hexadecimal. */
  sha256: sha256Schema,
  /** When the pointer was moved. */
  time: timeSchema,
});

type ChannelPointer = z.infer<typeof channelPointerSchema>;

/** A channel as it was read: where it points, and the version to hand back when it is moved. */
interface Channel {
  pointer: ChannelPointer;
  version: string;
}

/**
 * Where a channel points now, or null when nothing was ever promoted to it.
 *
 * @throws SiteError `bad-name`, `record-unreadable`
 */
export async function readChannel(store: Store, channel: string): Promise<Channel | null> {
  const key = channelKey(channel);
  const stored = await store.read(key);
  if (stored === null) return null;

  return { pointer: parseRecord(key, stored.body, channelPointerSchema), version: stored.version };
}

/** The pointer's deployment as the chain takes it. */
export function deploymentOf({ deployment, sha256 }: ChannelPointer): DeploymentReference {
  return { name: deployment, sha256 };
}

/**
 * Points a channel at a stored deployment. This one write is the moment of going live (decision 0003).
 *
 * @param expectedVersion the version that the decision was made on; null when the channel was not there
 * @param time when, for the pointer; now by default
 * @throws StoreConflict when someone else moved the channel first: compose on top of theirs and try again
 * @throws SiteError `bad-name`, `deployment-missing`
 */
export async function moveChannel(
  store: Store,
  channel: string,
  expectedVersion: string | null,
  deployment: DeploymentReference,
  time = new Date(),
): Promise<Channel> {
  const key = channelKey(channel);
  if (!(await store.has(deploymentKey(deployment.name)))) {
    throw new SiteError(
      'deployment-missing',
      `Channel ${channel} cannot be moved to deployment ${deployment.name}: it is not stored.`,
      'Pick a deployment from: site history.',
    );
  }

  const pointer: ChannelPointer = {
    deployment: deployment.name,
    sha256: deployment.sha256,
    time: time.toISOString(),
  };
  const version = await store.replace(key, canonicalJson(pointer), expectedVersion);
  return { pointer, version };
}

/** The names of all channels, sorted. */
export async function listChannels(store: Store): Promise<string[]> {
  const keys = await store.list('channels/');
  return keys.map((key) => key.replace(/^channels\/|\.json$/g, ''));
}
