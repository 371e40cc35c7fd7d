import { fullName, type People } from '../../authority/people';
import { openApprovals } from '../../records/approvals';
import type { DeploymentParts } from '../../records/choose-releases';
import type { Store } from '../../store/store';
import { voidSentence, weigh, type Weighed } from './weigh';

/** How a release that is not live stands, beside everything that is. */
export interface CandidateState {
  state: Weighed['state'];
  /** E-mail addresses of those who count for it. */
  counted: string[];
  /** How many it takes. */
  needed: number;
  /** What it waits for, in a sentence; empty once it is approved. */
  waitsFor: string;
}

/**
 * How releases stand; the names of all approvals are listed once.
 * @param people null where nobody has said who may ship what: then no release waits for anybody
 * @param live the releases that are live
 */
export async function openCandidates(
  store: Store,
  people: People | null,
  live: DeploymentParts,
): Promise<(part: string, release: DeploymentParts[string]) => Promise<CandidateState | null>> {
  if (!people) return () => Promise.resolve(null);
  const approvalsOf = await openApprovals(store);
  return async (part, release) => {
    const said = await approvalsOf(part, release.release);
    const weighed = await weigh({ store, people, part, parts: { ...live, [part]: release }, said });
    const { state, vouching, rejection } = weighed;
    return {
      state,
      counted: vouching.counted,
      needed: vouching.needed,
      waitsFor: rejection
        ? `Rejected by ${fullName(people, rejection.person)}${rejection.message && `: ${rejection.message}`}.`
        : (vouching.missing ?? '') + voidSentence(weighed),
    };
  };
}
