import { z } from 'zod';
import { type Store, assertClock, canonicalJson, readRecord, sha256Of } from '@site/store';
import {
  deploymentNameSchema,
  partNameSchema,
  releaseIdSchema,
  timeSchema,
  singleLineSchema,
} from '../records/record-fields';

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
