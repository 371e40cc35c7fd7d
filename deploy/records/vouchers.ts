import type { Envelope } from '../authority/envelope';
import type { Vouchers } from '../authority/part-rule';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import type { Approval, SignedApproval } from './approvals';
import type { DeploymentParts } from './choose-releases';
import type { DeploymentSignatures } from './deployment-signatures';

/** A part of a combination whose release wants to go live. */
interface Wanted {
  part: string;
  /** The whole combination. */
  parts: DeploymentParts;
  people: People;
  /** When it goes live, in ms: keys that have expired by then do not count. */
  at: number;
}

/** Who vouches for a part's release, by the signatures that lie beside a deployment. */
export function vouchersOf(
  wanted: Wanted,
  signatures: DeploymentSignatures['parts'][string] | undefined,
): Vouchers {
  return {
    authors: authorsOf(wanted, signatures?.publications ?? []),
    approvers: decisionsBeside(wanted, signatures)
      .filter(({ isApproved }) => isApproved)
      .map(({ person }) => person),
  };
}

/** What each person said of a part's release, by the signatures that lie beside a deployment. */
export function decisionsBeside(
  wanted: Wanted,
  signatures: DeploymentSignatures['parts'][string] | undefined,
): Decision[] {
  const said = (signatures?.approvals ?? []).map((envelope) => ({
    approval: readStatement(envelope, 'approval', `the signatures of ${wanted.part}`),
    envelope,
  }));
  return decisionsOn(wanted, said);
}

/** Who published exactly this release. */
export function authorsOf({ part, parts, people, at }: Wanted, publications: Envelope[]): string[] {
  const wanted = parts[part]!;
  const own = publications.filter((envelope) => {
    const said = readStatement(envelope, 'publication', `the signatures of ${part}`);
    return said.part === part && isSame(said, wanted);
  });
  return [...new Set(own.flatMap((envelope) => signersOf(envelope, people, at).persons))];
}

/** What each person said last of a release in this combination, and what they saw of it. */
export interface Decision extends Approval {
  person: string;
}

/** @param approvals oldest first */
export function decisionsOn(wanted: Wanted, approvals: SignedApproval[]): Decision[] {
  const decisions = new Map<string, Decision>();
  for (const { approval, envelope } of approvals) {
    if (!concerns(wanted, approval)) continue;
    for (const person of signersOf(envelope, wanted.people, wanted.at).persons)
      decisions.set(person, { ...approval, person });
  }
  return [...decisions.values()];
}

/**
 * Whether an approval was given for what a combination shows of a part. A page follows from two releases alone: its own part's holds
 * its HTML, the shell's makes the frame; so the same two mean the same words and the same code, whatever else ships.
 */
export function concerns({ part, parts }: Pick<Wanted, 'part' | 'parts'>, approval: Approval): boolean {
  const isSameIn = (name: string) => isSame(approval.parts[name], parts[name]);
  return approval.part === part && isSameIn(part) && isSameIn('shell');
}

function isSame(a: DeploymentParts[string] | undefined, b: DeploymentParts[string] | undefined): boolean {
  return a?.release === b?.release && a?.manifestSha256 === b?.manifestSha256;
}
