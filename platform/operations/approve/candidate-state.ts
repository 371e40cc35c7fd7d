import {
  type DeploymentParts,
  type Freeze,
  type People,
  type Refusal,
  type Said,
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
} from '@site/ledger';
import { mapLimited, type Store } from '@site/store';

/** Whether a release that is not live may go live, with everything that is. */
export interface CandidateState extends Omit<Verdict, 'refusal' | 'approvals'> {
  state: 'published' | 'waiting' | 'approved' | 'frozen' | 'rejected' | 'superseded';
  /** The release that was published after it and takes its place; null where it is not superseded. */
  supersededBy: string | null;
  /** What it waits for, in a sentence; empty once it is approved. */
  waitsFor: string;
}

/**
 * Whether releases may go live; the names of all approvals are listed once.
 * @param people null without an access policy
 * @param live the releases that are live
 * @param freezes that hold or are to come
 * @returns `stateOf` gives null without an access policy: then no release waits for approval; `isDecided`: one was approved or rejected
 */
export async function openCandidates(
  store: Store,
  people: People | null,
  live: DeploymentParts,
  freezes: Freeze[],
) {
  const approvals = people && (await openApprovals(store));
  const stateOf = async (part: string, release: DeploymentParts[string]): Promise<CandidateState | null> => {
    if (!people || !approvals) return null;
    const said = await approvals.read(part, release.release);
    const evidence = await readEvidence(store, part, release.release, said);
    const input = { part, parts: { ...live, [part]: release }, people, at: Date.now(), freezes };
    const { refusal, approvals: _, ...verdict } = evaluate(input, evidence);
    const state = refusal ? STATES[refusal.code] : 'approved';
    return { ...verdict, state, supersededBy: null, waitsFor: refusal?.fact ?? '' };
  };
  return { stateOf, isDecided: approvals?.has ?? (() => false) };
}

/** What a refusal makes of a release; of who puts it live, nothing is asked here. */
const STATES: Record<Refusal['code'], CandidateState['state']> = {
  'signer-not-of-team': 'waiting',
  'candidate-rejected': 'rejected',
  'publication-unsigned': 'published',
  'approval-missing': 'waiting',
  'part-frozen': 'frozen',
};

/** A release that went live by one person's decision, with who confirmed it since. */
export type Emergency = NonNullable<Deployment['emergencies']>[string] & {
  part: string;
  release: string;
  /** Empty until all approvals are there that it takes. */
  confirmed: Said[];
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
  const isOpen = versions.length === 0;
  return mapLimited(Object.entries(emergencies), async ([part, made]) => {
    const { release } = parts[part]!;
    if (isOpen) return { part, release, ...made, confirmed: [], open: null };
    const evidence = await readEvidence(store, part, release);
    const inputAt = (time: string) => {
      const people = peopleAt(versions, time)!;
      return { part, parts, people, at: Date.parse(time), isAnyShell: true };
    };
    const since = evidence.approvals.filter(({ approval }) => approval.time > made.time);
    const times = since.map(({ approval }) => approval.time).sort();
    const lastSaid = times.at(-1) ?? made.time;
    const emergency = { part, release, ...made };
    if (!evaluate(inputAt(lastSaid), evidence).refusal) {
      const yes = since.filter(({ approval }) => approval.isApproved);
      const confirmed = yes.flatMap((one) => {
        const { time, message } = one.approval;
        const input = inputAt(time);
        return decisionsOn(input, [one]).map(({ person }) => ({
          author: fullName(input.people, person),
          ...{ message, time },
        }));
      });
      return { ...emergency, confirmed, open: null };
    }
    const input = inputAt(new Date().toISOString());
    const { refusal, mayApprove: mayConfirm } = evaluate(input, evidence);
    const isRejected = refusal?.code === 'candidate-rejected';
    const open = refusal && { ...emergency, waitsFor: refusal.fact, isRejected, mayConfirm };
    return { ...emergency, confirmed: [], open };
  });
}
