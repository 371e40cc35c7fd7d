import { fullName } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { type Deployment, type NamedDeployment, numberOf } from '../deployments/deployment';
import { walkChain } from '../deployments/deployment-chain';
import {
  type DeploymentSignatures,
  PolicyViolation,
  readSignatures,
} from '../deployments/deployment-signatures';
import { evidenceOf } from '../approvals/approvals';
import { type DeploymentParts, isSameRelease } from '../records/record-fields';
import type { PeopleVersion } from '../people/people-versions';
import { evaluate, isOfTeam, mayRollBack } from '../policy/may-go-live';
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
export function versionFor(versions: PeopleVersion[], one: Pick<Deployment, 'number'>): PeopleVersion | null {
  return versions.findLast(({ people }) => numberOf(people.after) < one.number) ?? null;
}

/** A deployment with its signatures, and the access policy that it goes by. */
interface Case {
  deployment: NamedDeployment;
  signatures: DeploymentSignatures;
  version: PeopleVersion;
}

/**
 * Why a deployment may not be live, by the rules of its day; null where it may.
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
  return violationIn(async () => {
    const one = await readCase(store, deployment, version);
    const { record } = deployment;
    const earlier = before?.record.parts ?? {};
    const changed = changedParts(earlier, record.parts);
    const retired = retiredParts(earlier, record.parts);
    const decider = await deciderOf(store, one, changed);
    const { people } = version;
    // Taking a part out is for one person of its team, as rolling back is.
    const foreign = retired.find((part) => !mayRollBack(people, part, decider));
    const isOfAny = () => Object.keys(people.parts).some((part) => isOfTeam(people, part, decider));
    const fact = foreign
      ? `took ${foreign} out of the site, and is not in its team.`
      : changed.length + retired.length === 0 && !isOfAny() && 'is in the team of no part.';
    if (fact) throw new PolicyViolation('signer-not-of-team', `${fullName(people, decider)} ${fact}`);
    for (const part of changed) {
      const isRollback =
        record.rollsBackTo !== undefined && (await wasEverAuthorized(store, part, deployment, versions));
      assertMayPromote(one, part, decider, isRollback);
    }
    if (record.site === null) return;
    // Its releases are what was agreed to, and not those of other pages that it shows.
    for await (const earlier of walkChain(store, record.previous))
      if (hasPagesOf(deployment)(earlier)) return;
    throw new PolicyViolation(
      'pages-of-others',
      `Deployment ${deployment.name} shows the pages ${record.site}, which are of no earlier deployment with the same releases.`,
    );
  });
}

/** What a deployment is refused for, if it is. @throws the store's faults */
async function violationIn(judge: () => Promise<void>): Promise<SiteProblem | null> {
  try {
    await judge();
    return null;
  } catch (error) {
    const isOfRecords = error instanceof SiteError && /^(record|statement)-unreadable$/.test(error.code);
    if (isOfRecords || error instanceof PolicyViolation) return error.toProblem();
    throw error;
  }
}

async function readCase(store: Store, deployment: NamedDeployment, version: PeopleVersion): Promise<Case> {
  const { name } = deployment;
  const signatures = await readSignatures(store, name);
  if (signatures) return { deployment, signatures, version };
  throw new PolicyViolation('deployment-unsigned', `Deployment ${name} is not signed.`);
}

/** Whether an earlier deployment is the one whose pages a later one shows again: with the same releases, and the same files. */
export function hasPagesOf({ filesSha256, record }: NamedDeployment) {
  return (earlier: NamedDeployment): boolean =>
    earlier.name === record.site &&
    earlier.filesSha256 === filesSha256 &&
    changedParts(earlier.record.parts, record.parts).length === 0 &&
    retiredParts(earlier.record.parts, record.parts).length === 0;
}

/** Who decided that a deployment goes live: its signer, or the author of its schedule where another key moved the pointer. */
async function deciderOf(store: Store, one: Case, changed: string[]): Promise<string> {
  const { deployment, signatures, version } = one;
  const signer = signerOf(one);
  if (!deployment.record.scheduled) return signer;
  return schedulerOf(store, deployment, signatures.schedule, version.people, changed);
}

/** Who made a deployment: the one whose signature is over exactly this deployment and its pages; maybe a machine. */
function signerOf({ deployment, signatures, version }: Case): string {
  const { name, sha256, filesSha256, record } = deployment;
  const { people } = version;
  const said = readStatement(signatures.deployment, 'deployment', `the signatures of ${name}`);
  if (said.name !== name || said.sha256 !== sha256 || said.filesSha256 !== filesSha256)
    throw new PolicyViolation(
      'signatures-altered',
      `Deployment ${name} is not signed with the pages that it has now: what is signed is ${said.name} with other bytes or pages.`,
    );
  if (said.people.number !== people.number || said.people.sha256 !== version.sha256)
    throw new PolicyViolation(
      'policy-outdated',
      `Deployment ${name} goes by version ${said.people.number} of the access policy, and version ${people.number} was in force.`,
    );
  const { persons, refused } = signersOf(signatures.deployment, people, Date.parse(record.time));
  if (persons[0]) return persons[0];
  throw new PolicyViolation(
    'signer-unknown',
    `Deployment ${name} has no signature that counts. ${refused.join(' ')}`,
  );
}

/** @param isRollback to a release that was authorized; otherwise it is an emergency where the record says so, or a promotion */
function assertMayPromote(one: Case, part: string, person: string, isRollback: boolean): void {
  const { name, record } = one.deployment;
  const isEmergency = record.emergencies?.[part] !== undefined && !record.scheduled;
  const kind = isRollback ? 'rollback' : isEmergency ? 'emergency' : 'promote';
  const input = { part, parts: record.parts, people: one.version.people, at: Date.parse(record.time) };
  const { refusal } = evaluate(input, evidenceOf(one.signatures, part), { person, kind });
  if (refusal)
    throw new PolicyViolation(
      refusal.code,
      `Deployment ${name} went live against the rule of ${part}: ${refusal.fact}`,
    );
}

/** Whether a release of a part that a deployment rolls back to was once authorized by the access policy of its day. */
async function wasEverAuthorized(
  store: Store,
  part: string,
  { record: { parts, previous } }: NamedDeployment,
  versions: PeopleVersion[],
): Promise<boolean> {
  const hasIt = ({ record }: NamedDeployment) => isSameRelease(record.parts[part], parts[part]);
  const isAuthorized = async (bringer: NamedDeployment) => {
    const violation = await violationIn(async () => {
      const one = await readCase(store, bringer, versionFor(versions, bringer.record)!);
      assertMayPromote(one, part, await deciderOf(store, one, [part]), false);
    });
    return violation === null;
  };
  let later: NamedDeployment | null = null;
  for await (const earlier of walkChain(store, previous)) {
    // Deployments before the first policy are trusted.
    if (hasIt(earlier) && !versionFor(versions, earlier.record)) return true;
    const isBringer = later !== null && hasIt(later) && !hasIt(earlier);
    if (isBringer && (await isAuthorized(later!))) return true;
    later = earlier;
  }
  return later !== null && hasIt(later) && isAuthorized(later);
}
