import {
  type PeopleVersion,
  bytesOf,
  decisionsOn,
  deploymentKey,
  evidenceOf,
  fullName,
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
import { plainTime } from '@site/text';
import { checkTimeStamp } from '../time-stamp/stamp';
import { disagreement } from '../time-stamp/record-times';
import { numberIn } from './format-proof';
import type { Check, Proof, ProvenPart } from './proof';
import { OF_POLICY } from './proven-signatures';

type Finding = Omit<Proof, 'checks'>;

/** What the store says for and against a finding. The chain and the page's hash were checked when they were read. */
export async function checkProof(store: Store, found: Finding, roots?: string): Promise<Check[]> {
  return [
    chainHolds(found),
    pageHolds(),
    ...carriesDeployment(found),
    await timesHold(store, found),
    ...(await timeStampHolds(found, roots)),
    ...(await signaturesHold(store, found)),
    ...(await approvalHolds(store, found)),
    await releasesHold(store, found),
    await composesAgain(store, found),
  ];
}

function chainHolds({ chain }: Finding): Check {
  return {
    what: 'chain',
    holds: true,
    fact:
      chain.length === 1
        ? 'The record of this deployment was not changed: what is live proves it.'
        : `None of the ${chain.length} records from what is live down to this deployment was changed: each proves the one before it.`,
  };
}

function pageHolds(): Check {
  return {
    what: 'page',
    holds: true,
    fact: 'The page is kept as it was put together when it went live, byte for byte.',
  };
}

/** The page says itself which deployment and releases it was composed from. */
function carriesDeployment({ page, deployment }: Finding): Check[] {
  const carried = page.text?.deployment;
  if (!carried) return [];
  const wrong = Object.entries(deployment.record.parts).filter(
    ([part, { release }]) => carried.parts[part]?.release !== release,
  );
  const holds = carried.deployment === siteTreeOf(deployment) && wrong.length === 0;
  return [
    {
      what: 'page-deployment',
      holds,
      fact: holds
        ? 'The page says itself that it is of this deployment.'
        : `The page says itself that it is of deployment ${numberIn(carried.deployment)}, with other releases of: ${wrong.map(([part]) => part).join(', ') || 'none'}.`,
    },
  ];
}

/** Times are what the makers' clocks said; the store has a clock of its own. */
async function timesHold(store: Store, { chain }: Finding): Promise<Check> {
  const what = 'times';
  for (const { name, record } of chain.slice(-2)) {
    const written = await store.writtenAt(deploymentKey(name));
    if (!written)
      return { what, holds: null, fact: 'The store does not say since when it has the deployment.' };
    const says = `Deployment ${record.number} says that it was made on ${plainTime(record.time)}, and the store has it since ${plainTime(written)}`;
    const how = disagreement(Date.parse(record.time), written.getTime());
    if (how === 'ahead') return { what, holds: false, fact: `${says}: the times of this proof do not hold.` };
    if (how === 'late')
      return {
        what,
        holds: null,
        fact: `${says}: the store was restored from a backup, or the record was written later than it says.`,
      };
  }
  return { what, holds: true, fact: 'The store has the deployment since the time that it names.' };
}

/** Checks the RFC 3161 time-stamp, if any. */
async function timeStampHolds(
  { timeStamp, deployment, deploymentBody }: Finding,
  roots: string | undefined,
): Promise<Check[]> {
  if (!timeStamp) return [];
  return [{ what: 'time-stamp', ...(await checkTimeStamp(deployment, deploymentBody, timeStamp, roots)) }];
}

/** What a signature says, in a sentence. */
const SAID: Record<string, string> = { deployment: 'put live', schedule: 'scheduled' };

/** By the rules of its day; nothing is said of a deployment from before there were any. */
async function signaturesHold(store: Store, { deployment, signatures, parts }: Finding): Promise<Check[]> {
  const what = 'signatures';
  try {
    const versions = await readPeopleVersions(store);
    const version = versionFor(versions, deployment.record);
    if (!version) return [];
    const { accepted, refused } = await verifyWholeHistory(store, deployment, versions);
    const problem = refused.find((one) => one.deployment.name === deployment.name)?.problem;
    const own = signatures.filter(({ what }) => !what.startsWith(OF_POLICY) && !what.startsWith('errand: '));
    const named = (what: string) =>
      parts.reduce((words, { part, name }) => words.replace(new RegExp(`^${part}(?= )`), name), what);
    const acts = own.map(({ what, person }) => `${SAID[what] ?? named(what)} by ${person}`);
    const holds = accepted?.name === deployment.name;
    const fact = holds
      ? `It is signed as the rules of its day want it (version ${version.people.number} of the access policy): ${[...new Set(acts)].join('; ')}.`
      : `It is not signed as the rules of its day want it: ${problem?.message}`;
    return [{ what, holds, fact }];
  } catch (error) {
    return [{ what, holds: false, fact: `The signatures cannot be checked: ${damageOf(error).message}` }];
  }
}

async function releasesHold(store: Store, { deployment }: Finding): Promise<Check> {
  const problems = [];
  for (const [part, { release, manifestSha256 }] of Object.entries(deployment.record.parts))
    problems.push(...(await verifyRelease(store, part, release, manifestSha256)));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    what: 'releases',
    holds: errors.length === 0,
    fact:
      errors.length === 0
        ? 'All files of which the pages were put together are whole, as they were recorded.'
        : `Not whole any more: ${errors.map(({ message }) => message).join(' ')}`,
  };
}

/** A page follows from the releases that its deployment names: composed again, it is the same, byte for byte, or it is in doubt. */
async function composesAgain(store: Store, { deployment, page, released }: Finding): Promise<Check> {
  const what = 'composition';
  try {
    const { builds } = await readParts(store, deployment.record.parts);
    const files = await composeSite({
      deployment: siteTreeOf(deployment),
      basePath: '',
      visits: deployment.record.visits,
      builds,
    });
    const again = files[page.file] ?? '';
    if (page.body.equals(bytesOf(again)))
      return {
        what,
        holds: true,
        fact: 'Put together again from these files, the page is the same, byte for byte.',
      };
    if (released && !released.isIn(page.body.toString()))
      return {
        what,
        holds: false,
        fact: `The page does not hold what ${released.part} published for it (“${released.path}”), which it held when it was composed.`,
      };
    return {
      what,
      holds: null,
      fact: 'Doubtful: composed again from these files by today’s tool, the page is not the same, byte for byte. It was altered, or an earlier version of the tool composed it.',
    };
  } catch (error) {
    return { what, holds: null, fact: `The page could not be composed again: ${(error as Error).message}` };
  }
}

/** Whether the page holds what was approved with its release; nothing is said of a page that took no approval. */
async function approvalHolds(store: Store, { page, parts, released }: Finding): Promise<Check[]> {
  const what = 'approval';
  try {
    const part = parts.find((one) => one.part === released?.part);
    if (!released || !part) return [];
    const approved = await approvalsOf(store, part, await readPeopleVersions(store));
    if (approved.length === 0) return [];
    const names = approved.join('; ');
    const holds = released.isIn(page.body.toString());
    const fact = `The page ${holds ? 'holds' : 'does not hold'}, byte for byte, the text of ${part.name} that was approved by ${names}.`;
    return [{ what, holds, fact }];
  } catch (error) {
    return [{ what, holds: null, fact: `The approvals cannot be read: ${damageOf(error).message}` }];
  }
}

/** Who approved a part's release, when, and what the browser had found: those stored with the deployment with which it went live. */
async function approvalsOf(
  store: Store,
  { part, since }: ProvenPart,
  versions: PeopleVersion[],
): Promise<string[]> {
  const people = versionFor(versions, since.record)?.people;
  const signatures = people && (await readSignatures(store, since.name));
  if (!signatures) return [];
  const input = { part, parts: since.record.parts, people, at: Date.parse(since.record.time) };
  return decisionsOn(input, evidenceOf(signatures, part).approvals)
    .filter(({ isApproved }) => isApproved)
    .map((decision) => whoAndWhen(fullName(people, decision.person), decision));
}

function whoAndWhen(
  name: string,
  { time, check }: { time: string; check: { isPassed: boolean } | null },
): string {
  const seen = check
    ? `after a browser had opened it and found ${check.isPassed ? 'nothing wrong' : 'FAULTS'}`
    : 'before any browser had opened it';
  return `${name} on ${plainTime(time)}, ${seen}`;
}
