import {
  type Act,
  type DeploymentParts,
  type CollectedSignatures,
  type Freeze,
  type OpenSchedule,
  type Refusal,
  type VerifiedHistory,
  evaluate,
  frozenFact,
  fullName,
  idOfRelease,
  mayRollBack,
  readEvidence,
  retiredParts,
  ruleOf,
  schedulerAt,
} from '@site/ledger';
import { type SiteProblem, finding, throwErrors } from '@site/errors';
import type { Store } from '@site/store';
import { knownSigner, type LoadSigner } from '../people/own-key';
import { seeCheck } from '../approve/decide';

interface SignaturesRequest {
  store: Store;
  history: VerifiedHistory;
  loadSigner: LoadSigner | undefined;
  /** The whole combination. */
  parts: DeploymentParts;
  changed: string[];
  /** With the moment for which they are asked, in ms. @default none */
  freezes?: Freeze[];
  frozenAt?: number;
  /** Whether it rolls back to what was live before, which one person of the team may do. */
  isRollback: boolean;
  /** The schedule that it carries out: its author decided, and the key that carries it out only signs the pages. */
  schedule?: OpenSchedule;
  /** Whether it goes live without the approvals that it takes. */
  isEmergency?: boolean;
  /** Whether it goes live later: who decides approves it by that also where enough have, whose keys may be revoked until then. */
  isAhead?: boolean;
}

/**
 * Collects the signatures for a combination and checks the rules of its parts, before anything is composed.
 * @returns null where the store has no access policy
 * @throws SiteError `key-missing`, `signer-unknown`; SiteProblems with all of `signer-not-of-team`, `candidate-rejected`,
 *   `approval-missing`, `part-frozen`
 */
export async function collectSignatures(request: SignaturesRequest): Promise<CollectedSignatures | null> {
  const { store, history, parts, changed, schedule, freezes = [], frozenAt = Date.now() } = request;
  const version = history.versions.at(-1);
  const problems: SiteProblem[] = [];
  const refuse = ({ code, fact }: Refusal, part: string) => {
    const name = part in parts ? idOfRelease({ part, ...parts[part]! }) : part;
    problems.push(finding(code, `${name} may not go live: ${fact}`, REMEDIES[code](part, name)));
  };
  if (!version) {
    for (const part of request.isEmergency ? [] : changed) {
      const fact = frozenFact(freezes, part, frozenAt);
      if (fact) refuse({ code: 'part-frozen', fact }, part);
    }
    throwErrors(problems);
    return null;
  }
  const { people } = version;
  const known = await knownSigner(people, request.loadSigner);
  const decider = schedule ? schedulerAt(schedule, people, Date.now()) : known.person;
  const collected: CollectedSignatures = {
    version,
    signer: known.signer,
    parts: {},
    implied: [],
    ...(schedule && { schedule: schedule.envelope }),
  };
  const kind = request.isRollback ? 'rollback' : request.isEmergency ? 'emergency' : 'promote';
  for (const part of changed) {
    const input = { part, parts, people, at: Date.now(), freezes, frozenAt };
    const act: Act = { person: decider, kind };
    const evidence = await readEvidence(store, part, parts[part]!.release);
    const { refusal, approvals, decisions } = evaluate(input, evidence, { ...act, isDeciding: !schedule });
    const hasApproved = decisions.some(({ person, isApproved }) => person === decider && isApproved);
    const isUndecided = !hasApproved && ruleOf(people, part).approve.includes(decider);
    collected.parts[part] = { publications: evidence.publications, approvals };
    if (refusal) refuse(refusal, part);
    else if (request.isAhead ? isUndecided : evaluate(input, evidence, act).refusal !== null) {
      const check = await seeCheck(store, parts, people);
      collected.implied.push({ part, parts, isApproved: true, message: '', check });
    }
  }
  for (const part of retiredParts(history.accepted?.record.parts ?? {}, parts))
    if (!mayRollBack(people, part, decider)) {
      const fact = `${fullName(people, decider)} is not in the team of ${part}.`;
      refuse({ code: 'signer-not-of-team', fact }, part);
    }
  throwErrors(problems);
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
  'part-frozen': (_, name) =>
    `Wait, or say why not: npm run site -- promote ${name} --emergency -m "why". How it is lifted: npm run site -- status`,
};
