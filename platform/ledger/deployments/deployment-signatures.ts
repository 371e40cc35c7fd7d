import { z } from 'zod';
import { envelopeSchema } from '../authority/envelope';
import { type Store, canonicalJson, parseRecord } from '@site/store';
import { deploymentKey, partNameSchema } from '../records/record-names';

/** Why a deployment may be live: all signatures for it in one record, so that who follows a pointer reads one more. */
const deploymentSignaturesSchema = z.strictObject({
  format: z.literal(1),
  /** By its promoter. */
  deployment: envelopeSchema,
  /** By the author of its schedule, where it was scheduled: `deployment` is then by the key that carried it out. */
  schedule: envelopeSchema.optional(),
  /** Of each part that it changed: who published the release, and who approved it. */
  parts: z.record(
    partNameSchema,
    z.strictObject({
      publications: z.array(envelopeSchema).max(64),
      approvals: z.array(envelopeSchema).max(64),
    }),
  ),
});

export type DeploymentSignatures = z.infer<typeof deploymentSignaturesSchema>;

/** Where a deployment's signatures lie. */
export function signaturesKey(name: string): string {
  return deploymentKey(name).replace('deployments/', 'signatures/');
}

/** The signatures of a deployment; null where there are none. @throws SiteError `record-unreadable` */
export async function readSignatures(store: Store, name: string): Promise<DeploymentSignatures | null> {
  const key = signaturesKey(name);
  const stored = await store.read(key);
  return stored && parseRecord(key, stored.body, deploymentSignaturesSchema);
}

/** Stores them; written before the pointer moves, since readers who follow it ask for them. */
export async function writeSignatures(
  store: Store,
  name: string,
  signatures: DeploymentSignatures,
): Promise<void> {
  await store.create(signaturesKey(name), canonicalJson(signatures));
}

/** Where the time-stamp of a deployment lies: the authority's answer (RFC 3161), byte for byte. */
function timeStampKey(name: string): string {
  return deploymentKey(name).replace('deployments/', 'timestamps/').replace('.json', '.tsr');
}

/** The time-stamp of a deployment; null where there is none. What it says is not checked here. */
export async function readTimeStampOf(store: Store, name: string): Promise<Buffer | null> {
  return (await store.read(timeStampKey(name)))?.body ?? null;
}

/** The keys of all time-stamps, by the names of their deployments. */
export async function listTimeStamps(store: Store): Promise<Map<string, string>> {
  const names = (await store.listNames('timestamps/')).filter((name) => name.endsWith('.tsr'));
  return new Map(names.map((name) => [name.slice(0, -4), `timestamps/${name}`]));
}

/** Stores one; of several for one deployment, the first is kept. */
export async function writeTimeStamp(store: Store, name: string, response: Buffer): Promise<void> {
  await store.create(timeStampKey(name), response);
}
