import { fullName, type People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import type { SiteError, SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { type Deployment, type NamedDeployment, numberOf } from '../deployments/deployment';
import { walkChain } from '../deployments/deployment-chain';
import { type DeploymentSignatures, readSignatures } from '../deployments/deployment-signatures';
import { evidenceOf } from '../approvals/approvals';
import { isPolicyViolation, policyViolation } from '../records/policy-violation';
import { type DeploymentParts, isSameRelease } from '../records/record-names';
import type { PeopleVersion } from '../people/people-versions';
import { type Act, evaluate, isOfTeam, mayRollBack } from '../policy/policy';
import { schedulerOf } from '../schedules/due-schedule';

/** Parts whose release is another than before. */
export function changedParts(before: DeploymentParts, after: DeploymentParts): string[] {
  return Object.keys(after).filter((part) => !isSameRelease(before[part], after[part]));
}

/** Parts that were in it before, and are not any more. */
export function retiredParts(before: DeploymentParts, after: DeploymentParts): string[] {
  return Object.keys(before).filter((part) => !(part in after));
}

/** The version whose rules a deployment goes by: the newest that was made before it; null for the time before any. */
export function versionFor(
  versions: PeopleVersion[],
  { number }: Pick<Deployment, 'number'>,
): PeopleVersion | null {
  return versions.findLast(({ people }) => numberOf(people.after) < number) ?? null;
}

/**
 * Why a deployment may not be live, by the rules of its day; null where it may.
 *
 * @param before the authorized deployment before it; null for none
 */
export async function policyViolationOf(
  store: Store,
  deployment: NamedDeployment,
  before: NamedDeployment | null,
  versions: PeopleVersion[],
): Promise<SiteProblem | null> {
  const version = versionFor(versions, deployment.record);
  if (!version) return null;
  try {
    await assertAuthorized(store, deployment, before, version, versions);
    return null;
  } catch (error) {
    if (isPolicyViolation(error)) return error.toProblem();
    throw error;
  }
}

/** @param version the one of `versions` whose rules it goes by */
async function assertAuthorized(
  store: Store,
  deployment: NamedDeployment,
  before: NamedDeployment | null,
  version: PeopleVersion,
  versions: PeopleVersion[],
): Promise<void> {
  const { record } = deployment;
  const signatures = await readSignatures(store, deployment.name);
  if (!signatures) throw unsigned(deployment);
  const changed = changedParts(before?.record.parts ?? {}, record.parts);
  const signer = await deciderOf(store, { deployment, signatures, version, changed });
  const retired = retiredParts(before?.record.parts ?? {}, record.parts);
  for (const part of retired) assertMayRetire(version.people, part, signer);
  if (changed.length + retired.length === 0) assertInAnyTeam(version.people, signer);
  for (const part of changed) {
    const isRollback =
      record.rollsBackTo !== undefined && (await wasEverAuthorized(store, { part, deployment, versions }));
    const kind = isRollback ? 'rollback' : undefined;
    assertMayPromote(version.people, { part, signer, deployment, signatures, kind });
  }
  await assertOwnPages(store, deployment);
}

/** Whether an earlier deployment is the one whose pages a later one shows again: with the same releases, and the same files. */
export function hasPagesOf({ filesSha256, record }: NamedDeployment) {
  return (earlier: NamedDeployment): boolean =>
    earlier.name === record.site &&
    earlier.filesSha256 === filesSha256 &&
    changedParts(earlier.record.parts, record.parts).length === 0 &&
    retiredParts(earlier.record.parts, record.parts).length === 0;
}

/** The releases of a deployment are what was agreed to, and not those of other pages that it shows. */
async function assertOwnPages(store: Store, deployment: NamedDeployment): Promise<void> {
  const { name, record } = deployment;
  if (record.site === null) return;
  for await (const earlier of walkChain(store, record.previous)) if (hasPagesOf(deployment)(earlier)) return;
  throw policyViolation(
    'pages-of-others',
    `Deployment ${name} shows the pages ${record.site}, which are of no earlier deployment with the same releases.`,
  );
}

/** Who decided that a deployment goes live: its signer, or the author of its schedule where another key moved the pointer. */
async function deciderOf(
  store: Store,
  {
    deployment,
    signatures,
    version,
    changed,
  }: {
    deployment: NamedDeployment;
    signatures: DeploymentSignatures;
    version: PeopleVersion;
    changed: string[];
  },
): Promise<string> {
  const signer = signerOf(deployment, signatures, version);
  if (!deployment.record.scheduled) return signer;
  return schedulerOf(store, { deployment, envelope: signatures.schedule, people: version.people, changed });
}

/** Who made a deployment: the one whose signature is over exactly this deployment and its pages; maybe a machine. */
function signerOf(
  { name, sha256, filesSha256, record }: NamedDeployment,
  { deployment: envelope }: DeploymentSignatures,
  { people, sha256: peopleSha256 }: PeopleVersion,
): string {
  const said = readStatement(envelope, 'deployment', `the signatures of ${name}`);
  if (said.name !== name || said.sha256 !== sha256 || said.filesSha256 !== filesSha256)
    throw policyViolation(
      'signatures-altered',
      `Nobody signed deployment ${name} with the pages that it has now: what is signed is ${said.name} with other bytes or pages.`,
    );
  if (said.people.number !== people.number || said.people.sha256 !== peopleSha256)
    throw policyViolation(
      'policy-outdated',
      `Deployment ${name} goes by version ${said.people.number} of the access policy, and version ${people.number} was in force.`,
    );
  const { persons, refused } = signersOf(envelope, people, Date.parse(record.time));
  if (persons[0]) return persons[0];
  throw policyViolation(
    'signer-unknown',
    `Deployment ${name} has no signature that counts. ${refused.join(' ')}`,
  );
}

function assertInAnyTeam(people: People, signer: string): void {
  if (Object.keys(people.parts).some((part) => isOfTeam(people, part, signer))) return;
  throw policyViolation('signer-not-of-team', `${fullName(people, signer)} is in the team of no part.`);
}

/** Taking a part out is for one person of its team, as rolling back is. */
function assertMayRetire(people: People, part: string, signer: string): void {
  if (mayRollBack(people, part, signer)) return;
  throw policyViolation(
    'signer-not-of-team',
    `${fullName(people, signer)} took ${part} out of the site, and is not in its team.`,
  );
}

/** @param options.kind missing: an emergency where the record says so, and otherwise a promotion */
function assertMayPromote(
  people: People,
  {
    part,
    signer,
    deployment: { name, record },
    signatures,
    kind = record.emergencies?.[part] && !record.scheduled ? 'emergency' : 'promote',
  }: {
    part: string;
    signer: string;
    deployment: NamedDeployment;
    signatures: DeploymentSignatures;
    kind?: Act['kind'];
  },
): void {
  const input = { part, parts: record.parts, people, at: Date.parse(record.time) };
  const { refusal } = evaluate(input, evidenceOf(signatures, part), { person: signer, kind });
  if (refusal)
    throw policyViolation(
      refusal.code,
      `Deployment ${name} went live against the rule of ${part}: ${refusal.fact}`,
    );
}

/** Whether a release of a part that a deployment rolls back to was once authorized by the access policy of its day. */
async function wasEverAuthorized(
  store: Store,
  { part, deployment, versions }: { part: string; deployment: NamedDeployment; versions: PeopleVersion[] },
): Promise<boolean> {
  const release = { [part]: deployment.record.parts[part]! };
  const hasIt = ({ record }: NamedDeployment) =>
    record.parts[part] !== undefined && changedParts(record.parts, release).length === 0;
  let later: NamedDeployment | null = null;
  for await (const earlier of walkChain(store, deployment.record.previous)) {
    // Deployments before the first policy are trusted.
    if (hasIt(earlier) && !versionFor(versions, earlier.record)) return true;
    if (
      later &&
      hasIt(later) &&
      !hasIt(earlier) &&
      (await wasPromotionAuthorized(store, part, later, versions))
    )
      return true;
    later = earlier;
  }
  return later !== null && hasIt(later) && wasPromotionAuthorized(store, part, later, versions);
}

/** @param bringer the deployment with which a release of the part went live */
async function wasPromotionAuthorized(
  store: Store,
  part: string,
  bringer: NamedDeployment,
  versions: PeopleVersion[],
): Promise<boolean> {
  const version = versionFor(versions, bringer.record);
  const signatures = await readSignatures(store, bringer.name);
  if (!version || !signatures) return false;
  try {
    const signer = await deciderOf(store, { deployment: bringer, signatures, version, changed: [part] });
    assertMayPromote(version.people, { part, signer, deployment: bringer, signatures });
    return true;
  } catch (error) {
    if (isPolicyViolation(error)) return false;
    throw error;
  }
}

function unsigned({ name }: NamedDeployment): SiteError {
  return policyViolation('deployment-unsigned', `Nobody signed deployment ${name}: it has no signature.`);
}
