import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { Store } from '@site/store';
import { configurationFolder, type KeyEnvironment } from '../authority/key-file';
import { type DeploymentReference, deploymentReferenceSchema } from '../deployments/deployment';

const FILE = 'verified-stores.json';
const fileSchema = z.record(z.string(), deploymentReferenceSchema);

/** Where it is remembered of a store that was opened by its address. */
const places = new WeakMap<Store, { file: string; name: string }>();

/**
 * Has this machine remember up to which deployment it found a store in order. An attacker who can write to the store cannot
 * change that; without a home, every verification is a whole one.
 * @param name that the store is remembered by
 */
export function rememberVerifications(store: Store, env: KeyEnvironment, name: string): void {
  const folder = configurationFolder(env);
  if (folder) places.set(store, { file: path.join(folder, FILE), name });
}

/** The newest deployment that was live when this machine last found a store in order; null for none. */
export async function readVerifiedBefore(store: Store): Promise<DeploymentReference | null> {
  const place = places.get(store);
  return place ? ((await readAll(place.file))[place.name] ?? null) : null;
}

/** Remembers that everything was in order when this deployment was live. */
export async function rememberVerified(store: Store, live: DeploymentReference): Promise<void> {
  const place = places.get(store);
  if (!place) return;
  const all = { ...(await readAll(place.file)), [place.name]: live };
  try {
    await fs.mkdir(path.dirname(place.file), { recursive: true, mode: 0o700 });
    await writeFileAtomic(place.file, JSON.stringify(all, null, 2), { mode: 0o600 });
  } catch {
    // A home that cannot be written to costs time at the next verification, and nothing else.
  }
}

/** Nothing where it cannot be read: then everything is read again. */
async function readAll(file: string): Promise<Record<string, DeploymentReference>> {
  try {
    return fileSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
