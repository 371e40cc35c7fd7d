import { z } from 'zod';
import { type Store, assertClock, canonicalJson, parseCanonical, sha256Of } from '@site/store';
import { SiteError } from '@site/errors';
import { numberName, recordNumberSchema } from '../records/numbered-records';
import {
  deploymentKey,
  deploymentNameSchema,
  type DeploymentReference,
  deploymentReferenceSchema,
  partNameSchema,
  sha256Schema,
  timeSchema,
  releasesSchema,
  said,
  saidWithReason,
} from '../records/record-fields';

/** The immutable record of what a site is made of: one release of each part, and the deployment before it. */
export const deploymentSchema = z
  .strictObject({
    format: z.literal(1),
    /** One more than the previous deployment's; the first is 1. */
    number: recordNumberSchema,
    previous: deploymentReferenceSchema.nullable(),
    /** The deployment whose composed files this one shows; null: its own, as its name follows from it. */
    site: deploymentNameSchema.nullable(),
    parts: releasesSchema,
    kind: z.enum(['promote', 'rollback']),
    /** For a rollback, the deployment that it rolls back to; where `site` is null, the deployment that it took one part's release from. */
    rollsBackTo: deploymentNameSchema.optional(),
    /** `time`: when the deployment was made, just before it went live; later than the previous deployment's. */
    ...said,
    /** The schedule that it carries out, and when it was due; `time` says when that was done. */
    scheduled: z.strictObject({ number: recordNumberSchema, at: timeSchema }).optional(),
    /** Releases in it that one person put live without the approvals that they take, by part, with who did and why. */
    emergencies: z.record(partNameSchema, z.strictObject(saidWithReason)).optional(),
    /** Whether its pages count visits; missing: they send nothing. */
    visits: z.literal(true).optional(),
    /** On a public address: SHA-256 of the check by which browsers had seen exactly these releases. */
    check: sha256Schema.optional(),
    /** On a public address: it went live without one; the message says why. */
    unchecked: z.literal(true).optional(),
    /** The public origin that the pages were composed for: `https://example.com`. */
    origin: z.string().refine(isOrigin, 'is not an origin such as https://example.com'),
  })
  .refine(
    ({ number, previous }) => numberOf(previous) === number - 1,
    'does not follow the deployment that it names as the previous one',
  );

export type Deployment = z.infer<typeof deploymentSchema>;

/** A deployment with its name, and the hash of its bytes in hexadecimal. */
export interface StoredDeployment {
  name: string;
  sha256: string;
  record: Deployment;
}

/** A deployment as the pointer or the deployment after it names it: with the hash of its pages' archive. */
export interface NamedDeployment extends StoredDeployment, DeploymentReference {}

/** What the maker of a deployment decides; the rest follows from the deployment before it. */
export type DeploymentInput = Omit<Deployment, 'format' | 'number' | 'previous'>;

/**
 * The deployment that comes after the given one (null: the first). Its time is moved to just after the previous deployment's
 * where this machine's clock is behind, so that time never runs backwards along the chain.
 */
export function nextDeployment(previous: NamedDeployment | null, input: DeploymentInput): Deployment {
  if (previous === null) return { ...input, format: 1, number: 1, previous: null };

  const earliest = Date.parse(previous.record.time) + 1;
  return {
    ...input,
    format: 1,
    number: previous.record.number + 1,
    previous: referenceTo(previous),
    time: new Date(Math.max(Date.parse(input.time), earliest)).toISOString(),
  };
}

/** How the pointer and the next deployment name one. */
export function referenceTo({ name, sha256, filesSha256 }: DeploymentReference): DeploymentReference {
  return { name, sha256, filesSha256 };
}

/** A deployment with the name and the hash that it is stored by: `000042-0123456789ab` has its number, and 12 digits of the hash. */
export function nameDeployment(deployment: Deployment): StoredDeployment {
  const sha256 = sha256Of(canonicalJson(deployment));
  return { name: `${numberName(deployment.number)}-${sha256.slice(0, 12)}`, sha256, record: deployment };
}

/** The number of the deployment that a reference names; 0 for none. */
export function numberOf(reference: { name: string } | null): number {
  return reference ? Number(reference.name.slice(0, 6)) : 0;
}

/** The name of the tree of composed files (`siteKey`) that a deployment shows. */
export function siteTreeOf({ name, record }: Pick<StoredDeployment, 'name' | 'record'>): string {
  return record.site ?? name;
}

/** Whether a deployment rolled one part back to an earlier release, with pages composed again. */
export function isRollbackOfPart({ rollsBackTo, site }: Pick<Deployment, 'rollsBackTo' | 'site'>): boolean {
  return rollsBackTo !== undefined && site === null;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

/**
 * Stores a deployment under its name. It is not live yet: until the live pointer names it, it changes nothing.
 * Storing the same deployment again is no error.
 * @throws SiteError `deployment-invalid`, `deployment-altered`, `clock-wrong`
 */
export async function writeDeployment(store: Store, deployment: Deployment): Promise<StoredDeployment> {
  const result = deploymentSchema.safeParse(deployment);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SiteError(
      'deployment-invalid',
      `This is no site deployment: ${issue?.path.join('.')} ${issue?.message}.`,
      'Repeat the command; if it stays so, the deployment that is live was made by another version of the tool.',
      { cause: result.error },
    );
  }

  const { name, sha256 } = nameDeployment(result.data);
  const key = deploymentKey(name);
  const outcome = await store.create(key, canonicalJson(result.data), `sha256:${sha256}`);
  if (outcome === 'created') await assertClock(store, key);
  const stored = await readDeployment(store, name);
  if (stored === null) throw new Error(`Deployment ${name} vanished after it was written.`);

  return stored;
}

/**
 * The deployment of a name, or null when there is none. Its bytes are checked against the name.
 * @param expectedSha256 as the chain names it, where a copy on this machine will do
 * @throws SiteError `bad-name`, `deployment-altered`, `record-unreadable`
 */
export async function readDeployment(
  store: Store,
  name: string,
  expectedSha256?: string,
): Promise<StoredDeployment | null> {
  const key = deploymentKey(name);
  const stored = await store.read(key, expectedSha256 && `sha256:${expectedSha256}`);
  if (stored === null) return null;

  const sha256 = sha256Of(stored.body);
  if (name.slice(7) !== sha256.slice(0, 12)) throw alteredDeployment(key, name, sha256);

  const deployment = parseCanonical(key, stored.body, deploymentSchema);
  if (numberOf({ name }) !== deployment.number) throw alteredDeployment(key, name, sha256);

  return { name, sha256, record: deployment };
}

function alteredDeployment(key: string, name: string, sha256: string): SiteError {
  return new SiteError(
    'deployment-altered',
    `Deployment ${name} was altered: the bytes of "${key}" have the hash ${sha256}, which the name does not allow.`,
    'Restore the file from a backup. The deployments after it are not affected; what it says can no longer be proved.',
  );
}
