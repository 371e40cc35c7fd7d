import {
  type DeploymentParts,
  type People,
  type Refusal,
  type Verdict,
  evaluate,
  openApprovals,
  readEvidence,
  type Emergencies,
  type NamedDeployment,
  ruleOf,
} from '@site/ledger';
import type { Store } from '@site/store';

/** Whether a release that is not live may go live, with everything that is. */
export interface CandidateState {
  state: 'published' | 'waiting' | 'approved' | 'rejected' | 'superseded';
  /** The release that was published after it and takes its place; null where it is not superseded. */
  supersededBy: string | null;
  /** E-mail addresses of those who count for it. */
  counted: string[];
  /** How many it takes. */
  needed: number;
  /** What each person said last, with the pages and the check that they saw. */
  decisions: Verdict['decisions'];
  /** What it waits for, in a sentence; empty once it is approved. */
  waitsFor: string;
}

/** Whether releases may go live. */
interface OpenCandidates {
  /** Null without an access policy: then no release waits for approval. */
  stateOf(part: string, release: DeploymentParts[string]): Promise<CandidateState | null>;
  /** Whether a release was approved or rejected. */
  isDecided(part: string, release: string): boolean;
}

/**
 * Whether releases may go live; the names of all approvals are listed once.
 * @param people null without an access policy
 * @param live the releases that are live
 */
export async function openCandidates(
  store: Store,
  people: People | null,
  live: DeploymentParts,
): Promise<OpenCandidates> {
  if (!people) return { stateOf: () => Promise.resolve(null), isDecided: () => false };
  const approvals = await openApprovals(store);
  const stateOf = async (part: string, release: DeploymentParts[string]) => {
    const said = await approvals.read(part, release.release);
    const evidence = await readEvidence(store, part, release.release, said);
    const input = { part, parts: { ...live, [part]: release }, people, at: Date.now() };
    const { refusal, counted, needed, decisions } = evaluate(input, evidence);
    const state = refusal ? STATES[refusal.code] : 'approved';
    return { state, supersededBy: null, counted, needed, decisions, waitsFor: refusal?.fact ?? '' };
  };
  return { stateOf, isDecided: (part, release) => approvals.has(part, release) };
}

/** What a refusal makes of a release; of who puts it live, nothing is asked here. */
const STATES: Record<Refusal['code'], CandidateState['state']> = {
  'signer-not-of-team': 'waiting',
  'candidate-rejected': 'rejected',
  'publication-unsigned': 'published',
  'approval-missing': 'waiting',
};

/** A release that is live by one person's decision, and that no other person has approved. */
export type OpenEmergency = Emergencies[string] & {
  part: string;
  release: string;
  /** Who is to approve it, in a sentence. */
  waitsFor: string;
  /** E-mail addresses of those who may, and have not. */
  mayConfirm: string[];
};

/** Emergencies that are live, and whose releases no other person has approved. */
export async function openEmergencies(
  store: Store,
  people: People,
  live: NamedDeployment | null,
): Promise<OpenEmergency[]> {
  const { parts = {}, emergencies = {} } = live?.record ?? {};
  const open: OpenEmergency[] = [];
  for (const [part, emergency] of Object.entries(emergencies)) {
    const { release } = parts[part]!;
    const input = { part, parts, people, at: Date.now(), isAnyShell: true };
    const { refusal, counted } = evaluate(input, await readEvidence(store, part, release));
    const mayConfirm = ruleOf(people, part).approve.filter((id) => !counted.includes(id));
    if (refusal) open.push({ part, release, ...emergency, waitsFor: refusal.fact, mayConfirm });
  }
  return open;
}
