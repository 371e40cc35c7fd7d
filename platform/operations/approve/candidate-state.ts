import {
  type DeploymentParts,
  type People,
  type Refusal,
  type Verdict,
  evaluate,
  openApprovals,
  readEvidence,
  type Deployment,
  type NamedDeployment,
  type PeopleVersion,
  peopleAt,
  ruleOf,
  withKey,
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
export type OpenEmergency = NonNullable<Deployment['emergencies']>[string] & {
  part: string;
  release: string;
  /** Who is to approve it, or who rejected it, in a sentence. */
  waitsFor: string;
  isRejected: boolean;
  /** E-mail addresses of those who may, and have not. */
  mayConfirm: string[];
};

/**
 * Emergencies that are live, and whose releases no other person has approved. Who had a key and a right when they confirmed one has
 * confirmed it: it is asked again only once something else is said of it.
 */
export async function openEmergencies(
  store: Store,
  versions: PeopleVersion[],
  live: NamedDeployment | null,
): Promise<OpenEmergency[]> {
  const { time = '', parts = {}, emergencies = {} } = live?.record ?? {};
  const open: OpenEmergency[] = [];
  for (const [part, emergency] of Object.entries(emergencies)) {
    const { release } = parts[part]!;
    const evidence = await readEvidence(store, part, release);
    const verdictAt = (moment: string) => {
      const people = peopleAt(versions, moment)!;
      return {
        people,
        ...evaluate({ part, parts, people, at: Date.parse(moment), isAnyShell: true }, evidence),
      };
    };
    const lastSaid = evidence.approvals
      .map(({ approval }) => approval.time)
      .reduce((a, b) => (a > b ? a : b), time);
    if (!verdictAt(lastSaid).refusal) continue;
    const { people, refusal, counted } = verdictAt(new Date().toISOString());
    const mayConfirm = withKey(people, ruleOf(people, part).approve).filter((id) => !counted.includes(id));
    const isRejected = refusal?.code === 'candidate-rejected';
    if (refusal) open.push({ part, release, ...emergency, waitsFor: refusal.fact, isRejected, mayConfirm });
  }
  return open;
}
