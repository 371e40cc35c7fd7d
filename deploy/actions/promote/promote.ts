import { throwErrors } from '../../gates/check-gates';
import type { NamedDeployment } from '../../records/deployment';
import { readLiveDeployment } from '../../records/live-deployment';
import { moveLivePointer } from '../../records/live-pointer';
import { assertPlainWords } from '../../records/plain-words';
import { LIVE_POINTER_KEY } from '../../records/record-names';
import { readStanding, type Standing } from '../../records/standing';
import { type ReadFirst, StoreConflict } from '../../store/store';
import { withdrawnGate } from '../../gates/withdrawn-gate';
import { composeDeployment } from './compose-deployment';
import { assertDue, assertNotCancelled } from './due-schedule';
import { planChange } from './plan-change';
import type { PromoteOutcome, PromoteRequest } from './promote-request';
import { assertSigned } from './collect-signatures';

/** What whoever moves what is live reads first: a promotion and the choice of its releases, a rollback. */
export const MOVE_READS: ReadFirst = {
  pointers: [LIVE_POINTER_KEY],
  lists: ['people/', 'withdrawals/'],
};

/** How often a promotion is composed anew on top of somebody else's before it gives up. */
const ATTEMPTS = 10;

/**
 * Puts releases live. When somebody else went live in between, composes on top of theirs, so that both end up live.
 * @throws SiteProblems when a gate refuses; SiteError `page-missing` and the like, and the store's faults. The live site
 *   is then as it was.
 */
export async function promote(request: PromoteRequest): Promise<PromoteOutcome> {
  const { author, message, progress } = request;
  assertPlainWords({ author, message });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promoteOnce(request);
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
      progress('Somebody else went live first; composing on top of theirs');
    }
  }
}

/** The steps of going live, in order: nothing moves before every gate let the candidate pass. */
async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome> {
  const { store, progress } = request;
  const live = await readLiveDeployment(store);
  const newest: NamedDeployment | null = live?.deployment ?? null;
  const standing = await readStanding(store, newest);
  reportPassedOver(standing, progress);
  const plan = planChange(request, standing.accepted);
  const { changed } = plan;
  const isRight = standing.accepted?.name === newest?.name;
  if (newest && isRight && plan.isSame) return { status: 'already-live', deployment: newest, changed };
  if (!request.dryRun) store.prepareMove?.();

  const changedParts = changed.map(({ part }) => part);
  if (request.schedule) await assertDue(store, request.schedule, newest, changedParts);
  const releases = changed.map(({ part, to }) => [part, { release: to }]);
  throwErrors(
    await withdrawnGate(store, Object.fromEntries(releases) as Record<string, { release: string }>),
  );
  const { written, planned, signatures } = await composeDeployment(request, {
    plan,
    standing,
    newest,
  });
  if (!written) return { status: 'would-promote', deployment: planned, changed };

  if (signatures) await assertSigned(store, standing, written);
  // Composing took its time, in which somebody may have thought better of it.
  if (request.schedule) await assertNotCancelled(store, request.schedule);
  await moveLivePointer(store, live?.version ?? null, written);
  return { status: 'promoted', deployment: written, changed };
}

/** Says what is passed over because nobody may have put it live. */
function reportPassedOver({ refused, accepted }: Standing, progress: (sentence: string) => void): void {
  for (const { deployment, problem } of refused)
    progress(
      `Deployment ${deployment.name} does not count, and visitors are not shown it: ${problem.message} What counts is ${accepted?.name ?? 'nothing yet'}.`,
    );
}
