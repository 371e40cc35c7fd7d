import type { Signer } from '../../authority/envelope';
import { isOfTeam } from '../../authority/part-rule';
import { fullName, type People, ruleOf } from '../../authority/people';
import { sign } from '../../authority/statement';
import { objectionTo } from '../../records/authorise';
import type { DeploymentParts } from '../../records/choose-releases';
import { type NamedDeployment, siteTreeOf } from '../../records/deployment';
import { type DeploymentSignatures, writeSignatures } from '../../records/deployment-signatures';
import type { PeopleVersion } from '../../records/people-versions';
import { deploymentKey, siteFolder } from '../../records/record-names';
import type { Standing } from '../../records/standing';
import { SITE_RECORD } from '../../addresses/page-files';
import { SiteError, SiteProblems } from '../../store/site-error';
import type { Store } from '../../store/store';
import { type KnownSigner, knownSigner, type LoadSigner } from '../people/own-key';
import { signApproval } from '../approve/sign-approval';
import { voidSentence, weigh, type Weighed } from '../approve/weigh';

/** What has to be signed for a deployment to be live, by whom. */
export interface Seal {
  version: PeopleVersion;
  signer: Signer;
  parts: DeploymentSignatures['parts'];
}

interface SealRequest {
  store: Store;
  standing: Standing;
  loadSigner: LoadSigner | undefined;
  /** The whole combination. */
  parts: DeploymentParts;
  /** The names of those that change. */
  changed: string[];
  /** Whether it goes back to what was live before, which one person of the team may do. */
  isUndo: boolean;
}

/**
 * Collects the signatures for a combination and checks the rules of its parts, before anything is composed.
 * @returns null where the store has no file of people
 * @throws SiteError `key-missing`, `signer-unknown`; SiteProblems with all of `signer-not-of-team`, `candidate-rejected`,
 *   `approval-missing`
 */
export async function prepareSeal(request: SealRequest): Promise<Seal | null> {
  const version = request.standing.versions.at(-1);
  if (!version) return null;
  const known = await knownSigner(version.people, request.loadSigner);
  const seal: Seal = { version, signer: known.signer, parts: {} };
  const problems: SiteError[] = [];
  for (const part of request.changed) {
    const { signatures, problem } = await sealPart(request, version, known, part);
    seal.parts[part] = signatures;
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw new SiteProblems(problems.map((problem) => problem.toProblem()));
  return seal;
}

/**
 * Signs a stored deployment, and has it checked as everybody will who follows the pointer.
 * @throws SiteProblems where it may not be live after all
 */
export async function applySeal(
  store: Store,
  { version, signer, parts }: Seal,
  { versions, accepted }: Standing,
  deployment: NamedDeployment,
): Promise<void> {
  const { name, sha256, filesSha256, record } = deployment;
  const envelope = await sign(
    signer,
    'deployment',
    {
      name,
      sha256,
      filesSha256,
      people: { number: version.people.number, sha256: version.sha256 },
      time: record.time,
    },
    { [deploymentKey(name)]: sha256, [siteFolder(siteTreeOf(deployment)) + SITE_RECORD]: filesSha256 },
  );
  await writeSignatures(store, name, { format: 1, deployment: envelope, parts });
  const problem = await objectionTo(store, deployment, accepted, versions);
  if (problem) throw new SiteProblems([problem]);
}

async function sealPart(
  { store, parts, isUndo }: SealRequest,
  { people }: PeopleVersion,
  { signer, person }: KnownSigner,
  part: string,
): Promise<{ signatures: DeploymentSignatures['parts'][string]; problem: SiteError | null }> {
  const rule = ruleOf(people, part);
  // Whoever of the approvers puts it live has decided on exactly this combination.
  const isApprover = rule.approve.includes(person);
  const own = isApprover ? [await signApproval(signer, { part, parts, isApproved: true, message: '' })] : [];
  const weighed = await weigh({ store, people, part, parts, own });
  const { publications, approvals } = weighed;
  const isFree = isUndo && rule.undo.includes(person);
  return {
    signatures: { publications, approvals },
    problem: isFree
      ? null
      : problemOf(weighed, people, { part, person, name: `${part}@${parts[part]!.release}` }),
  };
}

function problemOf(
  { state, vouching, rejection, ...weighed }: Weighed,
  people: People,
  { part, person, name }: { part: string; person: string; name: string },
): SiteError | null {
  if (!isOfTeam(people, part, person)) return notOfTeam(fullName(people, person), part);
  if (rejection) return rejected(name, fullName(people, rejection.person), rejection.message);
  if (vouching.missing === null) return null;
  return state === 'published'
    ? unpublished(name, part, vouching.missing)
    : waiting(name, vouching.missing + voidSentence(weighed));
}

function notOfTeam(name: string, part: string): SiteError {
  return new SiteError(
    'signer-not-of-team',
    `${name} is not in the team of ${part}; nothing was put live.`,
    `Ask somebody who is: npm run site -- people. What others have to approve: npm run site -- status`,
  );
}

function rejected(name: string, by: string, message: string): SiteError {
  return new SiteError(
    'candidate-rejected',
    `${name} was rejected by ${by}${message && `: ${message}`}; nothing was put live.`,
    `Publish a corrected one. If they think better of it, they approve it: npm run site -- approve ${name}`,
  );
}

function waiting(name: string, missing: string): SiteError {
  return new SiteError(
    'approval-missing',
    `${name} waits for approval; nothing was put live. ${missing}`,
    `Have them look at its preview and approve it: npm run site -- approve ${name}`,
  );
}

function unpublished(name: string, part: string, missing: string): SiteError {
  return new SiteError(
    'publication-unsigned',
    `${name} does not go live: ${missing}`,
    `Publish the same source again by somebody of its team, with their key: npm run site -- publish ${part} -m "why"`,
  );
}
