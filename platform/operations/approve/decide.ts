import {
  type Approval,
  Checks,
  type DeploymentParts,
  type People,
  type Verdict,
  assertSingleLine,
  changedParts,
  evaluate,
  fullName,
  unknownRelease,
  isOfTeam,
  previewId,
  readEvidence,
  readHead,
  recordApproval,
  ruleOf,
  signApproval,
  readRelease,
  recordChangeRequest,
  withdrawnProblems,
} from '@site/ledger';
import { SiteError, throwErrors } from '@site/errors';
import { type Store, mapLimited } from '@site/store';
import { type Acting, knownSigner } from '../people/own-key';

interface DecideRequest extends Acting {
  /** Releases that go live together with everything else that is. */
  parts: DeploymentParts;
  isApproved: boolean;
}

/** What was said of one part of a candidate. */
export interface DecideOutcome {
  status: 'approved' | 'already-approved' | 'rejected' | 'already-rejected';
  part: string;
  release: string;
  person: string;
  verdict: Verdict;
  /** The newest check of them, which was signed with it. */
  check: Approval['check'];
  /** Whether it is about what went live as an emergency. */
  isLive: boolean;
}

/**
 * Says yes or no to a candidate, for each of its parts that is not live and that the person may decide on.
 * @throws SiteError `policy-missing`, `key-missing`, `signer-unknown`, `approval-forbidden`, `candidate-live`; SiteProblems for a
 *   release that was withdrawn
 */
export async function decide(request: DecideRequest): Promise<DecideOutcome[]> {
  const { store, isApproved, author, message } = request;
  assertSingleLine({ author, message });
  const { accepted, versions } = await readHead(store);
  const people = versions.at(-1)?.people;
  if (!people)
    throw new SiteError(
      'policy-missing',
      'This store has no access policy, so an approval would mean nothing; nothing was recorded.',
      'Begin with: npm run site -- people init',
    );
  const { signer, person } = await knownSigner(people, request.loadSigner);
  const { parts: before = {}, emergencies = {} } = accepted?.record ?? {};
  const parts = { ...before, ...request.parts };
  const changed = changedParts(before, parts);
  const open =
    changed.length === 0 ? Object.keys(emergencies).filter((part) => part in request.parts) : changed;
  if (open.length === 0) throw candidateLive('recorded');
  const considered = await mapLimited(open, async (part) => {
    const input = { part, parts, people, at: Date.now() };
    const evidence = await readEvidence(store, part, parts[part]!.release);
    const last = evaluate(input, evidence).decisions.find((decision) => decision.person === person);
    return { part, input, evidence, last };
  });
  // An author rejects, too: so they stop their own release before it is live. Each takes their own rejection back by approving.
  const own = considered.filter(({ part, last }) => {
    const isRejecting = !isApproved || last?.isApproved === false;
    return ruleOf(people, part).approve.includes(person) || (isRejecting && isOfTeam(people, part, person));
  });
  if (own.length === 0)
    throw new SiteError(
      'approval-forbidden',
      `${fullName(people, person)} may not decide on ${open.join(' or ')}; nothing was recorded.`,
      'Who may: npm run site -- people',
    );
  // What cannot be composed can be rejected.
  if (isApproved)
    throwErrors(
      await withdrawnProblems(store, Object.fromEntries(own.map(({ part }) => [part, parts[part]!]))),
    );

  const check = await seeCheck(store, parts, people);
  const word = isApproved ? ('approved' as const) : ('rejected' as const);
  const said = own.map(({ last, ...one }) => {
    const isNewCheck = check !== null && check.sha256 !== last?.check?.sha256;
    return { ...one, isNew: !last || last.isApproved !== isApproved || (isApproved && isNewCheck) };
  });
  // All at once: who signs by passkey is asked once.
  const signed = await Promise.all(
    said.map(async ({ part, isNew }) =>
      isNew ? [await signApproval(signer, { part, parts, isApproved, message, check })] : [],
    ),
  );
  for (const approval of signed.flat()) await recordApproval(store, approval);
  return said.map(({ part, input, evidence, isNew }, index) => ({
    status: isNew ? word : (`already-${word}` as const),
    part,
    release: parts[part]!.release,
    person,
    verdict: evaluate(input, { ...evidence, approvals: [...evidence.approvals, ...signed[index]!] }),
    check,
    isLive: changed.length === 0,
  }));
}

/** For releases that need nothing any more. @param act what was not done */
export function candidateLive(act: 'recorded' | 'scheduled'): SiteError {
  const remedy = 'What is live and what waits: npm run site -- status';
  return new SiteError('candidate-live', `All of that is live already; nothing was ${act}.`, remedy);
}

/** The newest check of exactly this combination that was signed, whatever it found; null for none. */
export async function seeCheck(
  store: Store,
  parts: DeploymentParts,
  people: People,
): Promise<Approval['check']> {
  const stored = await new Checks(store, previewId(parts)).readNewest(people);
  if (!stored?.isSigned) return null;
  const { isPassed, time } = stored.check;
  return { sha256: stored.sha256, isPassed, time };
}

/**
 * Keeps with a release that its reader wants it otherwise; `message` says what should change. It stops nothing.
 * @throws SiteError `release-unknown`
 */
export async function askForChanges(asked: Acting & { part: string; release: string }): Promise<void> {
  const { store, part, release, author, message } = asked;
  assertSingleLine({ author, message });
  if (!(await readRelease(store, part, release))) throw unknownRelease(part, release);
  await recordChangeRequest(store, { part, release, author, message, time: new Date().toISOString() });
}
