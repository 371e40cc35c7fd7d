import type { Store } from '@site/store';
import { deploymentKey } from '../records/record-names';

/** Where the time-stamp of a deployment lies: the authority's answer (RFC 3161), byte for byte. */
export function timeStampKey(name: string): string {
  return deploymentKey(name).replace('deployments/', 'timestamps/').replace('.json', '.tsr');
}

/** The time-stamp of a deployment; null where there is none. What it says is not checked here. */
export async function readTimeStampOf(store: Store, name: string): Promise<Buffer | null> {
  return (await store.read(timeStampKey(name)))?.body ?? null;
}

/** The names of the deployments that have one. */
export async function listTimeStamps(store: Store): Promise<Set<string>> {
  const names = await store.listNames('timestamps/');
  return new Set(names.filter((name) => name.endsWith('.tsr')).map((name) => name.slice(0, -4)));
}

/** Stores one; of several for one deployment, the first is kept. */
export async function writeTimeStamp(store: Store, name: string, response: Buffer): Promise<void> {
  await store.create(timeStampKey(name), response);
}
