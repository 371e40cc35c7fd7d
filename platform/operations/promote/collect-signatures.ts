import {
  type Act,
  type DeploymentParts,
  type CollectedSignatures,
  type OpenSchedule,
  type Refusal,
  type VerifiedHistory,
  evaluate,
  fullName,
  mayRollBack,
  readEvidence,
  retiredParts,
  schedulerNow,
} from '@site/ledger';
import { SiteError, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import { knownSigner, type LoadSigner } from '../people/own-key';
import { implicitApproval } from '../approve/decide';

interface SignaturesRequest {
  store: Store;
  history: VerifiedHistory;
  loadSigner: LoadSigner | undefined;
  /** The whole combination. */
  parts: DeploymentParts;
  /** The names of those that change. */
  changed: string[];
  /** Whether it rolls back to what was live before, which one person of the team may do. */
  isRollback: boolean;
  /** The schedule that it carries out: its author decided, and the key that carries it out only signs the pages. */
  schedule?: OpenSchedule;
  /** Whether it goes live without the approvals that it takes. */
  isEmergency?: boolean;
  /** Whether nothing is to be signed. */
  isDry?: boolean;
}

/**
 * Collects the signatures for a combination and checks the rules of its parts, before anything is composed.
 * @returns null where the store has no access policy
 * @throws SiteError `key-missing`, `signer-unknown`; SiteProblems with all of `signer-not-of-team`, `candidate-rejected`,
 *   `approval-missing`
 */
export async function collectSignatures(request: SignaturesRequest): Promise<CollectedSignatures | null> {
  const version = request.history.versions.at(-1);
  if (!version) return null;
  const known = await knownSigner(version.people, request.loadSigner);
  const { schedule } = request;
  const decider = schedule ? schedulerNow(schedule, version.people) : known.person;
  const collected: CollectedSignatures = {
    version,
    signer: known.signer,
    parts: {},
    implied: [],
    ...(schedule && { schedule: schedule.envelope }),
  };
  const problems: SiteError[] = [];
  const kind = request.isRollback ? 'rollback' : request.isEmergency ? 'emergency' : 'promote';
  for (const part of request.changed) {
    const { store, parts, isDry } = request;
    const { release } = parts[part]!;
    const input = { part, parts, people: version.people, at: Date.now() };
    const act: Act = { person: decider, kind };
    const evidence = await readEvidence(store, part, release);
    const { refusal, approvals } = evaluate(input, evidence, { ...act, isDeciding: !schedule });
    collected.parts[part] = { publications: evidence.publications, approvals };
    if (refusal) problems.push(refusedError(refusal, part, `${part}@${release}`));
    else if (!isDry && evaluate(input, evidence, act).refusal !== null)
      collected.implied.push(await implicitApproval(store, { part, parts }, version.people));
  }
  for (const part of retiredParts(request.history.accepted?.record.parts ?? {}, request.parts))
    if (!mayRollBack(version.people, part, decider)) {
      const fact = `${fullName(version.people, decider)} is not in the team of ${part}.`;
      problems.push(refusedError({ code: 'signer-not-of-team', fact }, part, part));
    }
  if (problems.length > 0) throw new SiteProblems(problems.map((problem) => problem.toProblem()));
  return collected;
}

/** What to do next, by the code of a refusal. @param name `part@release` */
const REMEDIES: Record<Refusal['code'], (part: string, name: string) => string> = {
  'signer-not-of-team': () =>
    'Ask a person who is: npm run site -- people. What others have to approve: npm run site -- status',
  'candidate-rejected': (_, name) =>
    `Publish a corrected one. If they think better of it, they approve it: npm run site -- approve ${name}`,
  'publication-unsigned': (part) =>
    `A person of its team publishes the same source again, with their key: npm run site -- publish ${part} -m "why"`,
  'approval-missing': (_, name) =>
    `Have them look at its preview and approve it: npm run site -- approve ${name}`,
};

/** What the policy refuses, said to the person who wanted to put it live. @param name `part@release` */
function refusedError({ code, fact }: Refusal, part: string, name: string): SiteError {
  return new SiteError(code, `${name} was not put live: ${fact}`, REMEDIES[code](part, name));
}
