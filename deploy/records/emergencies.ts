import { z } from 'zod';
import { canonicalJson } from '../store/canonical-json';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import type { DeploymentParts } from './choose-releases';
import { plainWordsSchema } from './plain-words';
import {
  deploymentNameSchema,
  partNameSchema,
  releaseFolder,
  releaseIdSchema,
  timeSchema,
} from './record-names';

/** A release that one person put live without the approvals that it takes. Its deployment says so, too; this is to find it. */
const emergencySchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  /** The first with which it went live. */
  deployment: deploymentNameSchema,
  author: plainWordsSchema.min(1),
  message: plainWordsSchema.min(1),
  time: timeSchema,
});

export type Emergency = Omit<z.infer<typeof emergencySchema>, 'format'>;

/** Records an emergency, before the pointer moves; again is no error. */
export async function recordEmergency(store: Store, emergency: Emergency): Promise<void> {
  await store.create(keyOf(emergency), canonicalJson({ format: 1, ...emergency }));
}

/** Emergencies of releases that are live. @throws SiteError `record-unreadable` */
export async function readEmergencies(store: Store, live: DeploymentParts): Promise<Emergency[]> {
  const keys = await store.list('emergencies/');
  const wanted = Object.entries(live).map(([part, { release }]) => keyOf({ part, release }));
  const found: Emergency[] = [];
  for (const key of wanted.filter((name) => keys.includes(name))) {
    const { format: _, ...emergency } = parseRecord(key, (await store.read(key))!.body, emergencySchema);
    if (keyOf(emergency) === key) found.push(emergency);
  }
  return found;
}

function keyOf({ part, release }: Pick<Emergency, 'part' | 'release'>): string {
  return `${releaseFolder(part, release).replace('releases/', 'emergencies/').slice(0, -1)}.json`;
}
