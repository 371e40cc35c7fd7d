import { SiteError } from '@site/errors';
import { sha256Of, type Store, assertClock, canonicalJson, readRecord } from '@site/store';
import { type NamedDeployment, siteTreeOf } from './deployment';
import { packArchive, unpackArchive } from '../records/archive';
import {
  siteKey,
  deploymentNameSchema,
  partNameSchema,
  releaseIdSchema,
  timeSchema,
  singleLineSchema,
} from '../records/record-fields';
import { z } from 'zod';

/** What was taken out of the store on purpose, so that it is not taken for lost. Written before anything is deleted. */
const pruningSchema = z.strictObject({
  format: z.literal(1),
  time: timeSchema,
  author: singleLineSchema,
  /** Deployments outside of the history. */
  deployments: z.array(deploymentNameSchema),
  /** Trees of composed files, by the deployment that they were made for. */
  trees: z.array(z.string()),
  releases: z.array(z.strictObject({ part: partNameSchema, release: releaseIdSchema })),
  previews: z.array(z.string()),
});

type Pruning = z.infer<typeof pruningSchema>;

/** A pruning as it lies in the store. */
export type StoredPruning = Pruning & { key: string };

const FOLDER = 'prunings/';

/** All prunings, oldest first. @throws SiteError `record-unreadable` */
export async function readPrunings(store: Store): Promise<StoredPruning[]> {
  const keys = await store.list(FOLDER);
  return Promise.all(keys.map(async (key) => ({ ...(await readRecord(store, key, pruningSchema)), key })));
}

/** Stores the record of a pruning; its key sorts by time. @throws SiteError `clock-wrong` */
export async function writePruning(store: Store, pruning: Pruning): Promise<void> {
  const time = pruning.time.replace(/[-:.]/g, '');
  const key = `${FOLDER}${time}-${sha256Of(canonicalJson(pruning)).slice(0, 12)}.json`;
  if ((await store.create(key, canonicalJson(pruning))) === 'created') await assertClock(store, key);
}

/** The composed files of a deployment or a preview: one object of the store, read and checked as a whole. */
export interface StoredSite {
  key: string;
  files: ReadonlyMap<string, Buffer>;
}

/** A composed site as it is stored. */
export async function packSite(files: Record<string, ComposedFile>): Promise<Buffer> {
  const sorted = Object.keys(files).sort();
  return packArchive(sorted.map((name) => [name, bytesOf(files[name]!)]));
}

/** The SHA-256 of a stored archive, in hexadecimal. @throws SiteError `site-differs` when the key has other bytes */
export async function writeSite(store: Store, key: string, archive: Buffer): Promise<string> {
  if ((await store.create(key, archive)) === 'exists' && !(await store.read(key))?.body.equals(archive)) {
    throw new SiteError(
      'site-differs',
      `"${key}" is in the store with other bytes than were composed now; nothing was overwritten.`,
      'Find out what is wrong with the store: npm run site -- verify',
    );
  }
  return sha256Of(archive);
}

/**
 * The composed files at a key, or null when there is none.
 * @param sha256 what the object must have, where a record names it
 * @throws SiteError `record-unreadable`, `site-altered`
 */
export async function readSite(store: Store, key: string, sha256?: string): Promise<StoredSite | null> {
  const stored = await store.read(key);
  if (!stored) return null;
  const found = sha256Of(stored.body);
  if (sha256 && found !== sha256) {
    throw new SiteError(
      'site-altered',
      `"${key}" is not what went live: its hash is ${found}, and the history names ${sha256}.`,
      'Restore it from a backup. If it is what visitors see, roll back first: npm run site -- rollback.',
    );
  }
  try {
    return { key, files: await unpackArchive(stored.body) };
  } catch (cause) {
    throw new SiteError(
      'record-unreadable',
      `"${key}" is no archive of composed files: ${(cause as Error).message}.`,
      'Restore it from a backup; a preview is made again by npm run site -- preview.',
      { cause },
    );
  }
}

/** One file of a composed site: text as text, so that gates can read it; pictures as bytes. */
export type ComposedFile = string | Uint8Array;

/** What goes into the store. */
export function bytesOf(file: ComposedFile): Buffer {
  return typeof file === 'string' ? Buffer.from(file) : Buffer.from(file);
}

/**
 * The composed files that a deployment shows, checked against the hash that the chain names.
 * @param prunings where they were read already
 * @throws SiteError `site-pruned`, `site-missing`, `site-altered`, `record-unreadable`
 */
export async function readDeployedFiles(
  store: Store,
  deployment: NamedDeployment,
  prunings?: StoredPruning[],
): Promise<StoredSite> {
  const tree = siteTreeOf(deployment);
  const site = await readSite(store, siteKey(tree), deployment.filesSha256);
  if (site) return site;
  const pruned = (prunings ?? (await readPrunings(store))).findLast(({ trees }) => trees.includes(tree));
  if (pruned)
    throw new SiteError(
      'site-pruned',
      `The pages of deployment ${deployment.name} were pruned on ${pruned.time.slice(0, 10)}.`,
      `Restore "${siteKey(tree)}" from a backup that is older, then ask again.`,
    );
  throw new SiteError(
    'site-missing',
    `The pages of deployment ${deployment.name} are not in the store: there is no "${siteKey(tree)}".`,
    'They were lost: restore them from a backup. If they are what visitors see, roll back first: npm run site -- rollback. All that is missing: npm run site -- verify',
  );
}
