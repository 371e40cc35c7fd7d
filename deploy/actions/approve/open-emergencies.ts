import type { Envelope } from '../../authority/envelope';
import { type Vouching, vouchingFor } from '../../authority/part-rule';
import type { People } from '../../authority/people';
import { signersOf } from '../../authority/signers';
import { readApprovals } from '../../records/approvals';
import type { DeploymentParts } from '../../records/choose-releases';
import type { Emergencies, NamedDeployment } from '../../records/deployment';
import { readPublicationSignatures } from '../../records/publications';
import { authorsOf } from '../../records/vouchers';
import type { Store } from '../../store/store';

/** A release that is live by one person's decision, and that nobody else has approved. */
export type OpenEmergency = Emergencies[string] & {
  part: string;
  release: string;
  /** Who is to approve it, in a sentence. */
  waitsFor: string;
};

/** Emergencies that are live, and whose releases nobody else has approved. */
export async function openEmergencies(
  store: Store,
  people: People,
  live: NamedDeployment | null,
): Promise<OpenEmergency[]> {
  const { parts = {}, emergencies = {} } = live?.record ?? {};
  const open: OpenEmergency[] = [];
  for (const [part, emergency] of Object.entries(emergencies)) {
    const { release } = parts[part]!;
    const { missing } = await vouchingOfRelease(store, people, part, parts[part]!);
    if (missing) open.push({ part, release, ...emergency, waitsFor: missing });
  }
  return open;
}

/** Whether enough persons vouch for a release, beside whichever shell they approved it. */
async function vouchingOfRelease(
  store: Store,
  people: People,
  part: string,
  release: DeploymentParts[string],
): Promise<Vouching> {
  const at = Date.now();
  const decided = new Map<string, boolean>();
  for (const { approval, envelope } of await readApprovals(store, part, release.release))
    if (approval.parts[part]?.manifestSha256 === release.manifestSha256)
      for (const person of signersOf(envelope, people, at).persons) decided.set(person, approval.isApproved);
  const approvers = [...decided].flatMap(([person, isApproved]) => (isApproved ? [person] : []));
  const publications: Envelope[] = await readPublicationSignatures(store, part, release.release);
  const authors = authorsOf({ part, parts: { [part]: release }, people, at }, publications);
  return vouchingFor(people, part, { authors, approvers });
}
