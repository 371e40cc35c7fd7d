import { z } from 'zod';
import { type Envelope, envelopeSchema, type Signer } from '../authority/envelope';
import { type Predicate, readStatement, sign } from '../authority/statement';
import { type Store, canonicalJson } from '@site/store';
import { appendRecord, misplacedRecord, readNumbered, recordNumberSchema } from '../records/numbered-records';
import {
  manifestDigests,
  partNameSchema,
  releaseFolder,
  type ReleaseName,
  releaseIdSchema,
  saidWithReason,
} from '../records/record-fields';
import type { DeploymentSignatures } from '../deployments/deployment-signatures';
import { readPublicationSignatures } from '../releases/publications';

/** A person's approval or rejection of a release in an exact combination. */
const approvalSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  number: recordNumberSchema,
  envelope: envelopeSchema,
});

export type Approval = Predicate<'approval'>;

/** An approval with the envelope that it stands in. */
export interface SignedApproval {
  approval: Approval;
  envelope: Envelope;
}

/** What people signed for a release. */
export interface Evidence {
  publications: Envelope[];
  /** Approvals and rejections, oldest first. */
  approvals: SignedApproval[];
}

/** Opens what was said of releases: all names are listed once. Who signed is not checked here. */
export async function openApprovals(store: Store) {
  const keys = await store.list('approvals/');
  return {
    /** Oldest first. @throws SiteError `record-unreadable`, `statement-unreadable` */
    read: (part: string, release: string) => readFrom(store, { part, release }, keys),
    /** Whether anything was said. */
    has: (part: string, release: string) => keys.some((key) => key.startsWith(folderOf({ part, release }))),
  };
}

/** Signs an approval or rejection of a part's release in a combination, with what its approver has seen of it, now. */
export async function signApproval(signer: Signer, said: Omit<Approval, 'time'>): Promise<SignedApproval> {
  const approval = { ...said, time: new Date().toISOString() };
  return { approval, envelope: await sign(signer, 'approval', approval, manifestDigests(said.parts)) };
}

/** Stores an approval or rejection, after those before. */
export async function recordApproval(store: Store, { approval, envelope }: SignedApproval): Promise<void> {
  const { part, parts } = approval;
  const release = parts[part]!.release;
  await appendRecord(store, folderOf({ part, release }), (number) =>
    canonicalJson({ format: 1, part, release, number, envelope }),
  );
}

async function readFrom(store: Store, name: ReleaseName, keys: string[]): Promise<SignedApproval[]> {
  const folder = folderOf(name);
  const own = keys.filter((key) => key.startsWith(folder) && /\/\d{6}\.json$/.test(key));
  const records = await readNumbered(store, own, approvalSchema, folderOf);
  return records.map(({ envelope }, index) => {
    const approval = readStatement(envelope, 'approval', `"${own[index]}"`);
    if (approval.part !== name.part || approval.parts[name.part]?.release !== name.release)
      throw misplacedRecord(own[index]!);
    return { approval, envelope };
  });
}

function folderOf({ part, release }: ReleaseName): string {
  return releaseFolder(part, release, 'approvals');
}

/**
 * What people signed for a release so far.
 * @param approvals of it, where they were read already
 * @throws what reading them throws
 */
export async function readEvidence(
  store: Store,
  part: string,
  release: string,
  approvals?: SignedApproval[],
): Promise<Evidence> {
  const name = { part, release };
  return {
    publications: await readPublicationSignatures(store, part, release),
    approvals: approvals ?? (await readFrom(store, name, await store.list(folderOf(name)))),
  };
}

/** What was signed for a part's release, as it is stored with a deployment. @throws SiteError `statement-unreadable` */
export function evidenceOf({ parts }: DeploymentSignatures, part: string): Evidence {
  const { publications = [], approvals = [] } = parts[part] ?? {};
  const where = `the signatures of ${part}`;
  return {
    publications,
    approvals: approvals.map((envelope) => ({
      approval: readStatement(envelope, 'approval', where),
      envelope,
    })),
  };
}

/** A colleague asked for changes of a release that waits, and why. It binds no one, so it is not signed. */
const changeRequestSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  number: recordNumberSchema,
  ...saidWithReason,
});

type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** Of each release that it is called with, what changes were asked for, oldest first; all names are listed once. */
export async function openChangeRequests(store: Store) {
  const keys = await store.list('change-requests/');
  return (part: string, release: string): Promise<ChangeRequest[]> => {
    const own = keys.filter((key) => key.startsWith(changesFolder({ part, release })));
    return readNumbered(store, own, changeRequestSchema, changesFolder);
  };
}

/** Records that changes of a release are asked for. */
export async function recordChangeRequest(
  store: Store,
  request: Omit<ChangeRequest, 'format' | 'number'>,
): Promise<void> {
  await appendRecord(store, changesFolder(request), (number) =>
    canonicalJson({ ...request, format: 1, number }),
  );
}

function changesFolder({ part, release }: ReleaseName): string {
  return releaseFolder(part, release, 'change-requests');
}
