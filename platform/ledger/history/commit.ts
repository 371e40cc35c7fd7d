import { type Approval, signApproval } from '../approvals/approvals';
import type { Envelope, Signer } from '../authority/envelope';
import { sign } from '../authority/statement';
import {
  type Deployment,
  type NamedDeployment,
  nameDeployment,
  siteTreeOf,
  writeDeployment,
} from '../deployments/deployment';
import { moveLivePointer } from '../deployments/deployment-chain';
import { type DeploymentSignatures, writeSignatures } from '../deployments/deployment-signatures';
import { writeSite } from '../deployments/stored-site';
import type { PeopleVersion } from '../people/people-versions';
import { deploymentKey, siteKey } from '../records/record-fields';
import { assertNotCancelled } from '../schedules/cancellations';
import type { OpenSchedule } from '../schedules/schedules';
import { policyViolationOf } from './authorise';
import type { Head } from './verified-history';
import { SiteProblems } from '@site/errors';
import type { Store } from '@site/store';

/** What has to be signed for a deployment to be live, by whom. */
export interface CollectedSignatures {
  version: PeopleVersion;
  signer: Signer;
  parts: DeploymentSignatures['parts'];
  /** What its promoter approves by putting it live: signed with the deployment, so that a passkey is asked once. */
  implied: Omit<Approval, 'time'>[];
  /** The signed schedule that it carries out. */
  schedule?: Envelope;
}

/** A deployment that every gate has let pass. */
interface Passed {
  deployment: Deployment;
  /** The archive of its pages; for a rollback the deployment whose stored pages it shows again. */
  pages: { composed: Buffer } | { stored: NamedDeployment };
  /** Null where the store has no access policy. */
  signatures: CollectedSignatures | null;
  schedule?: OpenSchedule;
}

/**
 * Puts a deployment live: stores its pages, its record and its signatures, checks them as each reader will, and moves the live
 * pointer. The last write is the moment of going live; until then visitors see what they saw.
 * @param head what it comes after
 * @throws StoreConflict when another deployment went live since `head` was read; SiteProblems where readers would refuse it;
 *   SiteError `schedule-cancelled`, and the store's faults
 */
export async function commit(store: Store, head: Head, passed: Passed): Promise<NamedDeployment> {
  const { deployment, pages, signatures, schedule } = passed;
  // A distant store takes both at once: without the pointer, neither means anything.
  const [filesSha256, record] = await Promise.all([
    'stored' in pages
      ? pages.stored.filesSha256
      : writeSite(store, siteKey(nameDeployment(deployment).name), pages.composed),
    writeDeployment(store, deployment),
  ]);
  const written = { ...record, filesSha256 };
  if (signatures) {
    await signDeployment(store, signatures, written);
    const problem = await policyViolationOf(store, written, head.accepted, head.versions);
    if (problem) throw new SiteProblems([problem]);
  }
  // Composing took its time, in which the schedule may have been cancelled.
  if (schedule) await assertNotCancelled(store, schedule);
  await moveLivePointer(store, head.version, written);
  return written;
}

async function signDeployment(
  store: Store,
  { version, signer, parts, implied, schedule }: CollectedSignatures,
  deployment: NamedDeployment,
): Promise<void> {
  const { name, sha256, filesSha256, record } = deployment;
  const people = { number: version.people.number, sha256: version.sha256 };
  const said = { name, sha256, filesSha256, people, time: record.time };
  const subject = { [deploymentKey(name)]: sha256, [siteKey(siteTreeOf(deployment))]: filesSha256 };
  const [envelope, own] = await Promise.all([
    sign(signer, 'deployment', said, subject),
    Promise.all(implied.map((approval) => signApproval(signer, approval))),
  ]);
  const signed = structuredClone(parts);
  for (const { approval, envelope: by } of own) signed[approval.part]!.approvals.push(by);
  const scheduled = schedule && { schedule };
  await writeSignatures(store, name, { format: 1, deployment: envelope, ...scheduled, parts: signed });
}
