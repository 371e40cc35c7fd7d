import {
  type DeploymentParts,
  type People,
  type Refusal,
  type Verdict,
  decisionsOn,
  evaluate,
  fullName,
  openApprovals,
  readEvidence,
  type Deployment,
  type NamedDeployment,
  type PeopleVersion,
  peopleAt,
  ruleOf,
  withKey,
} from '@site/ledger';
import { CALLS_AT_ONCE, mapLimited, type Store } from '@site/store';

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

/** A release that went live by one person's decision, with who confirmed it since. */
export type Emergency = NonNullable<Deployment['emergencies']>[string] & {
  part: string;
  release: string;
  /** Empty until all approvals are there that it takes. */
  confirmed: { author: string; time: string }[];
};

/** One that is live, and that no other person has approved. */
export type OpenEmergency = Omit<Emergency, 'confirmed'> & {
  /** Who is to approve it, or who rejected it, in a sentence. */
  waitsFor: string;
  isRejected: boolean;
  /** E-mail addresses of those who may, and have not. */
  mayConfirm: string[];
};

/**
 * The emergencies of a deployment. Who had a key and a right when they confirmed one has confirmed it: it is asked again only once
 * something else is said of it.
 */
export async function readEmergencies(
  store: Store,
  versions: PeopleVersion[],
  live: NamedDeployment | null,
): Promise<(Emergency & { open: OpenEmergency | null })[]> {
  const { parts = {}, emergencies = {} } = live?.record ?? {};
  return mapLimited(Object.entries(emergencies), CALLS_AT_ONCE, async ([part, made]) => {
    const { release } = parts[part]!;
    const evidence = await readEvidence(store, part, release);
    const inputAt = (time: string) => {
      const people = peopleAt(versions, time)!;
      return { part, parts, people, at: Date.parse(time), isAnyShell: true };
    };
    const since = evidence.approvals.filter(({ approval }) => approval.time > made.time);
    const lastSaid = evidence.approvals
      .map(({ approval }) => approval.time)
      .reduce((a, b) => (a > b ? a : b), made.time);
    const emergency = { part, release, ...made };
    if (!evaluate(inputAt(lastSaid), evidence).refusal) {
      const yes = since.filter(({ approval }) => approval.isApproved);
      const confirmed = yes.flatMap((one) => {
        const { time } = one.approval;
        const input = inputAt(time);
        return decisionsOn(input, [one]).map(({ person }) => ({
          author: fullName(input.people, person),
          time,
        }));
      });
      return { ...emergency, confirmed, open: null };
    }
    const input = inputAt(new Date().toISOString());
    const { refusal, counted } = evaluate(input, evidence);
    const { people } = input;
    const mayConfirm = withKey(people, ruleOf(people, part).approve).filter((id) => !counted.includes(id));
    const isRejected = refusal?.code === 'candidate-rejected';
    const open = refusal && { ...emergency, waitsFor: refusal.fact, isRejected, mayConfirm };
    return { ...emergency, confirmed: [], open };
  });
}

/** Emergencies that are live, and that no other person has confirmed. */
export async function openEmergencies(...of: Parameters<typeof readEmergencies>): Promise<OpenEmergency[]> {
  return (await readEmergencies(...of)).flatMap(({ open }) => open ?? []);
}
