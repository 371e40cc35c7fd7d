import {
  type Candidate,
  type CandidateAnswer,
  type Over,
  type Replaced,
  type Said,
  togetherSchema,
} from '../../api/waiting';
import type { ReleaseName } from '../../api/names';
import { type NewerRelease, type Status, readStatus } from '@site/operations';
import {
  type DeploymentParts,
  type NamedDeployment,
  type People,
  chooseReleases,
  previewId,
  readCancellations,
  readChain,
  readPeople,
  readPublications,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import { readCandidatePage } from './candidate-page';
import { readCheckOf } from './check-routes';
import { get } from './route';
import { nullIfRefused, scheduleOf } from './summaries';

/** What is published and not live. */
export const waitingRoutes = [
  get('/api/v1/waiting', {
    // Releases that are published and not live, newest first within each part; and those that others replaced since.
    handle: async (desk): Promise<{ candidates: Candidate[]; replaced: Replaced[] }> => {
      const known = await readKnown(desk);
      return { candidates: candidatesOf(known), replaced: await readReplaced(desk, known) };
    },
  }),
  get('/api/v1/candidates/:part/:release', {
    // One of them, alone or together with others, with what may be done with that.
    query: togetherSchema,
    handle: async (
      desk,
      { params: { part, release }, query: { together = '' } },
    ): Promise<CandidateAnswer> => {
      const known = await readKnown(desk);
      const candidates = candidatesOf(known);
      const found = candidates.find((one) => one.part === part && one.release === release);
      if (found) return readCandidatePage(desk, found, candidates, together.split(','));
      return readOver(desk, { part, release }, known);
    },
  }),
];

/** So many deployments back it is looked up what became of a release. */
const LOOKED_BACK = 20;

/** What is known of releases on their way. */
interface Known {
  status: Status;
  /** The newest of the history, newest first. */
  deployments: NamedDeployment[];
  cancellations: Awaited<ReturnType<typeof readCancellations>>;
  people: People | null;
}

async function readKnown({ store, parts }: DeskContext): Promise<Known> {
  return {
    status: await readStatus(store, parts),
    deployments: (await readChain(store, undefined, LOOKED_BACK)).deployments,
    cancellations: (await readCancellations(store).catch(nullIfRefused)) ?? [],
    people: (await readPeople(store))?.people ?? null,
  };
}

const candidatesOf = (known: Known) => known.status.newer.map((newer) => candidateOf(newer, known));

function candidateOf(newer: NewerRelease, known: Known): Candidate {
  const { part, release, author, message, time, git, withdrawn, approval } = newer;
  const { schedules } = known.status;
  const { state, counted = [], needed = 0, waitsFor = '', supersededBy } = approval ?? {};
  // Who published it is enough: nobody has approved it.
  const isReady = !state || (state === 'approved' && needed === 1);
  const schedule = schedules.find(({ parts }) => parts[part]?.release === release);
  return {
    part,
    release,
    author,
    message,
    time,
    branch: git?.draft ?? null,
    state: withdrawn ? 'withdrawn' : schedule ? 'scheduled' : isReady ? 'free' : state,
    counted,
    needed,
    // What is withdrawn waits for nothing.
    waitsFor: withdrawn ? '' : supersededBy ? 'A newer release of it was published.' : waitsFor,
    schedule: schedule ? scheduleOf(schedule, schedules) : null,
    said: saidOf(newer, known, schedule !== undefined),
  };
}

/** @param isScheduled whether a schedule of it is open: one that was cancelled before is past */
function saidOf(
  { part, release, withdrawn, changesAsked, approval }: NewerRelease,
  { deployments, cancellations, people }: Known,
  isScheduled: boolean,
): Said[] {
  const isIn = (parts: DeploymentParts) => parts[part]?.release === release;
  const cancelled = cancellations.findLast(({ parts }) => isIn(parts));
  const isOver = isScheduled || withdrawn !== null;
  const tookItOut = deployments.filter(
    ({ record }, index) => !isIn(record.parts) && isIn(deployments[index + 1]?.record.parts ?? {}),
  );
  const said = (kind: Said['kind'], { author, message, time }: Omit<Said, 'kind'>): Said => ({
    ...{ kind, author, message, time },
  });
  return [
    ...changesAsked.map((one) => said('changes-asked', one)),
    // One without a reason is counted, and says no more.
    ...(approval?.decisions ?? [])
      .filter(({ message }) => message !== '')
      .map((one) => {
        const author = people?.persons[one.person]?.name ?? one.person;
        return said(one.isApproved ? 'approved' : 'rejected', { ...one, author });
      }),
    ...tookItOut.map(({ record }) => said(record.rollsBackTo ? 'rolled-back' : 'replaced', record)),
    ...(cancelled && !isOver ? [said('cancelled', cancelled)] : []),
    ...(withdrawn ? [said('withdrawn', withdrawn)] : []),
  ].sort((one, other) => one.time.localeCompare(other.time));
}

/** Releases that waited when a newer one of their part went live: it was the last to do so. */
async function readReplaced({ store }: DeskContext, { status, deployments }: Known): Promise<Replaced[]> {
  const replaced = status.parts.map(async ({ part, release: live }) => {
    const before = deployments
      .map(({ record }) => record.parts[part]?.release)
      .find((release) => release !== live);
    const publications = (await readPublications(store, part).catch(nullIfRefused)) ?? [];
    const older = publications.slice(publications.findIndex(({ release }) => release === live) + 1);
    const end = older.findIndex(({ release }) => release === before);
    const waited = older.slice(0, Math.max(0, end)).filter(({ release }) => release !== live);
    const once = new Map(waited.map((one) => [one.release, one]));
    return [...once.values()].map(({ release, author, message, time }) => ({
      ...{ part, release, author, message, time },
    }));
  });
  return (await Promise.all(replaced)).flat();
}

/** @throws SiteError `candidate-unknown` */
async function readOver(
  desk: DeskContext,
  { part, release }: ReleaseName,
  { status: { live, parts }, deployments, people }: Known,
): Promise<Over> {
  const own = await chooseReleases(desk.store, [{ part, release }]).catch(nullIfRefused);
  const shown = parts.find((one) => one.part === part);
  if (!live || !own || !shown)
    throw new SiteError(
      'candidate-unknown',
      'No release of that name waits.',
      'What waits: the screen Waiting.',
    );
  // It was checked with what was live then.
  const ids = deployments.map(({ record }) => previewId({ ...record.parts, ...own }));
  const { author = '', message = '' } = shown.manifest ?? {};
  return {
    live: live.name,
    replacedBy: shown.release === release ? null : { author, message },
    check: await readCheckOf(desk, { part, release }, ids, people),
  };
}
