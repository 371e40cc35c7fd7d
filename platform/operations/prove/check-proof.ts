import {
  bytesOf,
  countsVisits,
  deploymentKey,
  readParts,
  readPeopleVersions,
  siteTreeOf,
  verifyRelease,
  verifyWholeHistory,
  versionFor,
} from '@site/ledger';
import { composeSite } from '@site/composer';
import { type Store, damageOf } from '@site/store';
import { formatTime } from '@site/text';
import { checkTimeStamp } from '../time-stamp/stamp';
import { disagreement } from '../verify/verify-times';
import { approvalHolds } from './approval-of-page';
import type { Check, Proof } from './proof';

type Finding = Omit<Proof, 'checks'>;

/** What the store says for and against a finding. The chain and the page's hash were checked when they were read. */
export async function checkProof(store: Store, found: Finding, roots?: string): Promise<Check[]> {
  return [
    chainHolds(found),
    pageHolds(found),
    ...carriesDeployment(found),
    await timesHold(store, found),
    ...(await timeStampHolds(found, roots)),
    ...(await signaturesHold(store, found)),
    ...(await approvalHolds(store, found)),
    await releasesHold(store, found),
    await composesAgain(store, found),
  ];
}

function chainHolds({ chain, deployment }: Finding): Check {
  return {
    what: 'chain',
    holds: true,
    fact:
      chain.length === 1
        ? `The live pointer names deployment ${deployment.name} by its SHA-256, ${deployment.sha256}.`
        : `Each of the ${chain.length} deployments from the live one, ${chain[0]!.name}, down to ${deployment.name} has the SHA-256 that the one above it names.`,
  };
}

function pageHolds({ page, deployment }: Finding): Check {
  return {
    what: 'page',
    holds: true,
    fact: `"${page.archive}", which holds the page, has the SHA-256 that was recorded when it was composed, ${deployment.filesSha256}; the page’s own is ${page.sha256}.`,
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
        ? 'The page carries the same deployment and releases.'
        : `The page carries deployment ${carried.deployment}, with other releases of: ${wrong.map(([part]) => part).join(', ') || 'none'}.`,
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
    const says = `Deployment ${name} says that it was made on ${formatTime(record.time)}, and the store has it since ${formatTime(written)}`;
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

/** By the rules of its day; nothing is said of a deployment from before there were any. */
async function signaturesHold(store: Store, { deployment, signatures }: Finding): Promise<Check[]> {
  const what = 'signatures';
  try {
    const versions = await readPeopleVersions(store);
    const version = versionFor(versions, deployment.record);
    if (!version) return [];
    const { accepted, refused } = await verifyWholeHistory(store, deployment, versions);
    const problem = refused.find((one) => one.deployment.name === deployment.name)?.problem;
    const names = [...new Set(signatures.map(({ person }) => person))].join(', ');
    const holds = accepted?.name === deployment.name;
    const fact = holds
      ? `It is signed as version ${version.people.number} of the access policy wants it, by ${names}.`
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
        ? 'The manifests of all its releases have the SHA-256 that the deployment names, and all their files the hash that the manifest names.'
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
      visits: countsVisits(deployment.record),
      builds,
    });
    const again = files[page.file] ?? '';
    if (page.body.equals(bytesOf(again)))
      return {
        what,
        holds: true,
        fact: 'Composed again from these releases, the page is the same, byte for byte.',
      };
    if (released && !released.isIn(page.body.toString()))
      return {
        what,
        holds: false,
        fact: `The page does not hold "${released.path}" of the release of ${released.part}, which it would hold as it was composed.`,
      };
    return {
      what,
      holds: null,
      fact: 'Doubtful: composed again from these releases by today’s tool, the page is not the same, byte for byte. It was altered, or an earlier version of the tool composed it.',
    };
  } catch (error) {
    return { what, holds: null, fact: `The page could not be composed again: ${(error as Error).message}` };
  }
}
