import {
  type Deployment,
  type Head,
  type NamedDeployment,
  deploymentKey,
  nameDeployment,
  moveLivePointer,
  policyViolationOf,
  sign,
  signApproval,
  siteKey,
  siteTreeOf,
  writeDeployment,
  writeSignatures,
  writeSite,
} from '@site/ledger';
import { SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import type { CollectedSignatures } from './collect-signatures';
import { assertNotCancelled, type DueSchedule } from './due-schedule';

/** A deployment that every gate has let pass. */
interface Passed {
  deployment: Deployment;
  /** The archive of its pages; for a rollback the deployment whose stored pages it shows again. */
  pages: { composed: Buffer } | { stored: NamedDeployment };
  /** Null where the store has no access policy. */
  signatures: CollectedSignatures | null;
  /** The schedule that it carries out. */
  schedule?: DueSchedule;
}

/**
 * Puts a deployment live: stores its pages, its record and its signatures, checks them as each reader will, and moves the live
 * pointer. The last write is the moment of going live; until then visitors see what they saw.
 * @param head what it comes after
 * @throws StoreConflict when another deployment went live since `head` was read; SiteProblems where readers would refuse it;
 *   SiteError `schedule-cancelled`, and the store's faults
 */
export async function commit(
  store: Store,
  head: Head,
  { deployment, pages, signatures, schedule }: Passed,
): Promise<NamedDeployment> {
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
