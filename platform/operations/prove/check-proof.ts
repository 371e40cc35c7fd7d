import {
  bytesOf,
  decisionsOn,
  deploymentKey,
  evidenceOf,
  fullName,
  numberOf,
  readParts,
  readPeopleVersions,
  readSignatures,
  siteTreeOf,
  verifyRelease,
  verifyWholeHistory,
  versionFor,
} from '@site/ledger';
import { composeSite } from '@site/composer';
import { type Store, damageOf } from '@site/store';
import { partName, plainTime } from '@site/text';
import { checkTimeStamp, disagreement } from '../time-stamp/stamp';
import type { Check, Proof, ProvenPart } from './proof';
import { OF_POLICY } from './proven-signatures';

type Finding = Omit<Proof, 'checks'>;

const check = (what: Check['what'], holds: Check['holds'], fact: string): Check => ({ what, holds, fact });

/** What the store says for and against a finding. The chain and the page's hash were checked when they were read. */
export async function checkProof(store: Store, found: Finding, roots?: string): Promise<Check[]> {
  const { chain, deployment, deploymentBody, timeStamp } = found;
  const checks = [
    check(
      'chain',
      true,
      chain.length === 1
        ? 'The record of this deployment was not changed: what is live proves it.'
        : `None of the ${chain.length} records from what is live down to this deployment was changed: each proves the one before it.`,
    ),
    check('page', true, 'The page is kept as it was put together when it went live, byte for byte.'),
    carriesDeployment(found),
    await timesHold(store, found),
    timeStamp && {
      what: 'time-stamp' as const,
      ...(await checkTimeStamp(deployment, deploymentBody, timeStamp, roots)),
    },
    await signaturesHold(store, found),
    await approvalHolds(store, found),
    await releasesHold(store, found),
    await composesAgain(store, found),
  ];
  return checks.filter((one) => one !== null);
}

/** The page says itself which deployment and releases it was composed from. */
function carriesDeployment({ page, deployment }: Finding): Check | null {
  const carried = page.text?.deployment;
  if (!carried) return null;
  const wrong = Object.entries(deployment.record.parts).filter(
    ([part, { release }]) => carried.parts[part]?.release !== release,
  );
  if (carried.deployment === siteTreeOf(deployment) && wrong.length === 0)
    return check('page-deployment', true, 'The page says itself that it is of this deployment.');
  const others = wrong.map(([part]) => part).join(', ') || 'none';
  const fact = `The page says itself that it is of deployment ${numberOf({ name: carried.deployment })}, with other releases of: ${others}.`;
  return check('page-deployment', false, fact);
}

/** Times are what the makers' clocks said; the store has a clock of its own. */
async function timesHold(store: Store, { chain }: Finding): Promise<Check> {
  for (const { name, record } of chain.slice(-2)) {
    const written = await store.writtenAt(deploymentKey(name));
    if (!written) return check('times', null, 'The store does not say since when it has the deployment.');
    const says = `Deployment ${record.number} says that it was made on ${plainTime(record.time)}, and the store has it since ${plainTime(written)}`;
    const how = disagreement(Date.parse(record.time), written.getTime());
    if (how === 'ahead') return check('times', false, `${says}: the times of this proof do not hold.`);
    const late = 'the store was restored from a backup, or the record was written later than it says.';
    if (how === 'late') return check('times', null, `${says}: ${late}`);
  }
  return check('times', true, 'The store has the deployment since the time that it names.');
}

/** What a signature says, in a sentence. */
const SAID: Record<string, string> = { deployment: 'put live', schedule: 'scheduled' };

/** By the rules of its day; nothing is said of a deployment from before there were any. */
async function signaturesHold(store: Store, found: Finding): Promise<Check | null> {
  const { deployment, signatures, parts } = found;
  try {
    const versions = await readPeopleVersions(store);
    const version = versionFor(versions, deployment.record);
    if (!version) return null;
    const { accepted, refused } = await verifyWholeHistory(store, deployment, versions);
    const problem = refused.find((one) => one.deployment.name === deployment.name)?.problem;
    if (accepted?.name !== deployment.name)
      return check(
        'signatures',
        false,
        `It is not signed as the rules of its day want it: ${problem?.message}`,
      );
    const own = signatures.filter(({ what }) => !what.startsWith(OF_POLICY) && !what.startsWith('errand: '));
    const named = (what: string) =>
      parts.reduce((words, { part }) => words.replace(new RegExp(`^${part}(?= )`), partName(part)), what);
    const acts = new Set(own.map(({ what, person }) => `${SAID[what] ?? named(what)} by ${person}`));
    const fact = `It is signed as the rules of its day want it (version ${version.people.number} of the access policy): ${[...acts].join('; ')}.`;
    return check('signatures', true, fact);
  } catch (error) {
    return check('signatures', false, `The signatures cannot be checked: ${damageOf(error).message}`);
  }
}

async function releasesHold(store: Store, { deployment }: Finding): Promise<Check> {
  const problems = [];
  for (const [part, { release, manifestSha256 }] of Object.entries(deployment.record.parts))
    problems.push(...(await verifyRelease(store, part, release, manifestSha256)));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const whole = 'All files of which the pages were put together are whole, as they were recorded.';
  return errors.length === 0
    ? check('releases', true, whole)
    : check('releases', false, `Not whole any more: ${errors.map(({ message }) => message).join(' ')}`);
}

/** A page follows from the releases that its deployment names: composed again, it is the same, byte for byte, or it is in doubt. */
async function composesAgain(store: Store, { deployment, page, released }: Finding): Promise<Check> {
  const says = (holds: Check['holds'], fact: string) => check('composition', holds, fact);
  try {
    const { parts, visits } = deployment.record;
    const { builds } = await readParts(store, parts);
    const files = await composeSite({ deployment: siteTreeOf(deployment), basePath: '', visits, builds });
    if (page.body.equals(bytesOf(files[page.file] ?? '')))
      return says(true, 'Put together again from these files, the page is the same, byte for byte.');
    if (!released || released.isIn(page.body.toString()))
      return says(
        null,
        'Doubtful: composed again from these files by today’s tool, the page is not the same, byte for byte. It was altered, or an earlier version of the tool composed it.',
      );
    return says(
      false,
      `The page does not hold what ${released.part} published for it (“${released.path}”), which it held when it was composed.`,
    );
  } catch (error) {
    return says(null, `The page could not be composed again: ${(error as Error).message}`);
  }
}

/** Whether the page holds what was approved with its release; nothing is said of a page that took no approval. */
async function approvalHolds(store: Store, { page, parts, released }: Finding): Promise<Check | null> {
  try {
    const part = parts.find((one) => one.part === released?.part);
    if (!released || !part) return null;
    const approved = await approvalsOf(store, part);
    if (approved.length === 0) return null;
    const holds = released.isIn(page.body.toString());
    const fact = `The page ${holds ? 'holds' : 'does not hold'}, byte for byte, the text of ${partName(part.part)} that was approved by ${approved.join('; ')}.`;
    return check('approval', holds, fact);
  } catch (error) {
    return check('approval', null, `The approvals cannot be read: ${damageOf(error).message}`);
  }
}

/** Who approved a part's release, when, and what the browser had found: those stored with the deployment with which it went live. */
async function approvalsOf(store: Store, { part, since }: ProvenPart): Promise<string[]> {
  const people = versionFor(await readPeopleVersions(store), since.record)?.people;
  const signatures = people && (await readSignatures(store, since.name));
  if (!signatures) return [];
  const input = { part, parts: since.record.parts, people, at: Date.parse(since.record.time) };
  return decisionsOn(input, evidenceOf(signatures, part).approvals)
    .filter(({ isApproved }) => isApproved)
    .map(({ person, time, check: seen }) => {
      const found = seen?.isPassed ? 'nothing wrong' : 'FAULTS';
      const when = seen
        ? `after a browser had opened it and found ${found}`
        : 'before any browser had opened it';
      // Who puts it live approves by that, once the deployment is made.
      const how = time < since.record.time ? `on ${plainTime(time)}` : 'by putting it live';
      return `${fullName(people, person)} ${how}, ${when}`;
    });
}
