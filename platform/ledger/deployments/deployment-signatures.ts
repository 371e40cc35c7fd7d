import { z } from 'zod';
import { envelopeSchema } from '../authority/envelope';
import { type Store, canonicalJson, parseRecord } from '@site/store';
import { SiteError } from '@site/errors';
import { deploymentKey, partNameSchema } from '../records/record-fields';

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

/** Why a deployment may not be live. */
export class PolicyViolation extends SiteError {
  constructor(code: string, message: string) {
    super(
      code,
      message,
      'Visitors are not shown it. Find out who put it live (npm run site -- status --history); shipping or rolling back any part as the rules want it puts the site right.',
    );
  }
}

/** The time-stamps of deployments: each the authority's answer (RFC 3161), byte for byte. What they say is not checked here. */
export class TimeStamps {
  constructor(private readonly store: Store) {}

  /** The keys of all, by the names of their deployments. */
  async list(): Promise<Map<string, string>> {
    const names = (await this.store.listNames('timestamps/')).filter((name) => name.endsWith('.tsr'));
    return new Map(names.map((name) => [name.slice(0, -4), `timestamps/${name}`]));
  }

  /** That of a deployment; null where there is none. */
  async read(name: string): Promise<Buffer | null> {
    return (await this.store.read(timeStampKey(name)))?.body ?? null;
  }

  /** Stores one; of several for one deployment, the first is kept. */
  async write(name: string, response: Buffer): Promise<void> {
    await this.store.create(timeStampKey(name), response);
  }
}

function timeStampKey(name: string): string {
  return deploymentKey(name).replace('deployments/', 'timestamps/').replace('.json', '.tsr');
}
