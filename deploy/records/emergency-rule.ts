import type { Envelope } from '../authority/envelope';
import { type Vouching, vouchingFor } from '../authority/part-rule';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import type { Store } from '../store/store';
import type { DeploymentParts } from './choose-releases';
import type { DeploymentReference, NamedDeployment } from './deployment';
import { walkChain } from './deployment-chain';
import { readSignatures } from './deployment-signatures';
import { authorsOf } from './vouchers';

interface Confirmable {
  part: string;
  release: DeploymentParts[string];
  people: People;
  /** In ms: keys that have expired by then do not count. */
  at: number;
}

/**
 * Whether an emergency is confirmed: as many persons vouch for its release as its part wants. The release alone counts, beside
 * whichever shell it was approved.
 */
export function confirmation(
  { part, release, people, at }: Confirmable,
  publications: Envelope[],
  approvals: Envelope[],
): Vouching {
  const where = `the approvals of ${part}`;
  const decided = new Map<string, boolean>();
  for (const envelope of approvals) {
    const said = readStatement(envelope, 'approval', where);
    const own = said.parts[part];
    if (said.part !== part || own?.release !== release.release) continue;
    if (own.manifestSha256 !== release.manifestSha256) continue;
    for (const person of signersOf(envelope, people, at).persons) decided.set(person, said.isApproved);
  }
  const approvers = [...decided].flatMap(([person, isApproved]) => (isApproved ? [person] : []));
  const authors = authorsOf({ part, parts: { [part]: release }, people, at }, publications);
  return vouchingFor(people, part, { authors, approvers });
}

/** The newest emergency of a part from a deployment down; null for none. */
export async function lastEmergency(
  store: Store,
  part: string,
  newest: DeploymentReference | null,
): Promise<NamedDeployment | null> {
  let later: NamedDeployment | null = null;
  for await (const deployment of walkChain(store, newest)) {
    if (later && isEmergencyOf(later, part, deployment)) return later;
    later = deployment;
  }
  return null;
}

function isEmergencyOf({ record }: NamedDeployment, part: string, before: NamedDeployment): boolean {
  return record.emergency === true && record.parts[part]?.release !== before.record.parts[part]?.release;
}

/** An emergency that wants to go live. */
interface Wanted {
  part: string;
  people: People;
  /** When, in ms. */
  at: number;
  /** The deployment before it. */
  newest: DeploymentReference | null;
  vouching: Vouching;
  /** Approvals of the last emergency of the part, which may have been given since. */
  confirmations: Envelope[];
}

/**
 * Why an emergency takes more persons, in a sentence; null where the one who ships it is enough. Until the last one of the same
 * part is confirmed, it takes two.
 */
export async function emergencyLacks(
  store: Store,
  { part, people, at, newest, vouching, confirmations }: Wanted,
): Promise<string | null> {
  if (!vouching.isPublished) return vouching.missing;
  const last = vouching.counted.length >= 2 ? null : await lastEmergency(store, part, newest);
  if (!last) return null;
  const own = (await readSignatures(store, last.name))?.parts[part];
  const release = last.record.parts[part]!;
  const approvals = [...(own?.approvals ?? []), ...confirmations];
  const { missing } = confirmation({ part, release, people, at }, own?.publications ?? [], approvals);
  if (missing === null) return null;
  return `The emergency before, ${part}@${release.release} with deployment ${last.name}, is not confirmed; until then this one takes two persons. ${missing}`;
}
