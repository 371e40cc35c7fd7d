import { togetherSchema, type Candidate, type CandidateAnswer } from '../../api/waiting';
import { type NewerRelease, type ScheduleState, readStatus } from '@site/operations';
import { previewId, readPeople } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import { readCandidatePage } from './candidate-page';
import { readCheck } from './check-routes';
import { get } from './route';
import { scheduleOf } from './summaries';

/** What is published and not live. */
export const waitingRoutes = [
  get('/api/v1/waiting', {
    // Releases that are published and not live, newest first within each part.
    handle: async (desk): Promise<{ candidates: Candidate[] }> => ({
      candidates: (await readCandidates(desk)).candidates,
    }),
  }),
  get('/api/v1/candidates/:part/:release', {
    // One of them, alone or together with others, with what may be done with that.
    query: togetherSchema,
    handle: async (
      desk,
      { params: { part, release }, query: { together = '' } },
    ): Promise<CandidateAnswer> => {
      const { candidates, live } = await readCandidates(desk);
      const found = candidates.find((one) => one.part === part && one.release === release);
      if (found) return readCandidatePage(desk, found, candidates, together.split(','));
      if (live?.record.parts[part]?.release === release)
        return {
          liveWith: live.name,
          check: await readCheck(
            desk,
            { part, release },
            { id: previewId(live.record.parts), people: (await readPeople(desk.store))?.people ?? null },
          ),
        };
      throw unknown();
    },
  }),
];

async function readCandidates({ store, parts }: DeskContext) {
  const status = await readStatus(store, parts);
  return {
    candidates: status.newer.map((newer) => candidateOf(newer, status.schedules)),
    live: status.live,
  };
}

function candidateOf(newer: NewerRelease, schedules: ScheduleState[]): Candidate {
  const { part, release, version, author, message, time, git, withdrawn, approval, changesAsked } = newer;
  const { state, counted = [], needed = 0, waitsFor = '', supersededBy } = approval ?? {};
  // Who published it is enough: nobody has approved it.
  const isReady = !state || (state === 'approved' && needed === 1);
  const schedule = schedules.find(({ parts }) => parts[part]?.release === release);
  return {
    part,
    release,
    version,
    author,
    message,
    time,
    branch: git?.draft ?? null,
    state: withdrawn ? 'withdrawn' : schedule ? 'scheduled' : isReady ? 'free' : state,
    counted,
    needed,
    waitsFor: supersededBy ? 'A newer release of it was published.' : waitsFor,
    withdrawn,
    schedule: schedule ? scheduleOf(schedule, schedules) : null,
    changesAsked,
  };
}

function unknown(): SiteError {
  return new SiteError(
    'candidate-unknown',
    'This release does not wait any more: another one was put live after it, or there is none of that name.',
    'What waits: the screen Waiting.',
  );
}
