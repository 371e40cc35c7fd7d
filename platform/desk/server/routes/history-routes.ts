import type { PageFacts } from '@site/shared/contracts';
import { deploymentName, partName, sha256 } from '../../api/names';
import { capitalised, dayInIndia, partName as nameOfPart } from '@site/text';
import { z } from 'zod';
import { readReleasedPage } from '@site/composer';
import { routeOfFile } from '@site/addresses';
import {
  chainDownTo,
  collectSignatures,
  earlierRelease,
  fileAt,
  firstWithPage,
  proofDocument,
  prove,
  readAddress,
  readHistory,
  readMoment,
  readStatus,
  releaseAt,
  findMisfit,
  rollback,
  stepOf,
} from '@site/operations';
import {
  type DeploymentParts,
  type DeploymentReference,
  type People,
  evaluate,
  findDeployment,
  mayRollBack,
  nothingLive,
  previewId,
  readDeployedFiles,
  readEvidence,
  readHead,
  readLastPublication,
  readLinkedDeployment,
  readLivePointer,
  readOpenSchedules,
  readParts,
  readPeople,
  readRelease,
  readScheduled,
  unknownRelease,
  withKey,
  withdrawnProblems,
} from '@site/ledger';
import { mapLimited, type Store } from '@site/store';
import { nullIfRefused, SiteError, SiteProblems, throwErrors } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import { readCheck } from './check-routes';
import { FileAnswer, Topic } from './route';
import { byTime, cancelledOf } from './said';
import {
  factsOf,
  pagesOf,
  readSummary,
  schedulesEndedBy,
  summaryOf,
  versionsOnReleasedPage,
} from './summaries';

/**
 * Pages after the first begin at its multiples, and the first has what came since as well: what was read of them stays right when another
 * deployment comes.
 */
const PAGE = 50;

const pagePath = z
  .string()
  .regex(/^\/[\w/.-]*$/)
  .max(200);

/** A deployment as the one after it names it. */
const cursor = z
  .string()
  .transform((words) => words.split('.'))
  .pipe(z.tuple([deploymentName, sha256, sha256]))
  .transform(([name, sha256, filesSha256]): DeploymentReference => ({ name, sha256, filesSha256 }));

/** What was live. */
export const historyRoutes = new Topic()
  .does('What was live, newest first, a page of deployments at a time.')
  .get('/history', { query: z.object({ from: cursor.optional() }) }, ({ store }, { query: { from } }) =>
    readPage(store, from),
  )
  .does('One deployment of the history.')
  .get('/deployments/:name', {}, ({ store }, { params: { name } }) => readDeploymentPage(store, name))
  .does('What would be live again; changes nothing.')
  .get(
    '/rollback',
    { query: z.object({ part: partName.optional(), to: deploymentName.optional() }) },
    (desk, { query: { part = null, to = null } }) => readRollback(desk, part, to),
  )
  .does('What stood on a page on a day.')
  .get('/shown', { query: z.object({ path: pagePath, day: z.iso.date() }) }, ({ store }, { query }) =>
    readShownOnDay(store, query),
  )
  .does('What stood on a page at a moment, and how that is known, as a file to be kept.')
  .get(
    '/proof',
    { query: z.object({ path: pagePath, at: z.string().max(40) }) },
    async ({ store, trustedRoots }, { query: { path, at } }) => {
      const now = new Date();
      const moment = readMoment(at, now);
      const proof = await prove({ store, url: path, moment, roots: await trustedRoots() });
      const page = path
        .slice(1)
        .replace(/(^|\/)$/, '$1home')
        .replaceAll('/', '-');
      const body = Buffer.from(proofDocument(proof, now));
      const { number } = proof.deployment.record;
      const saveAs = `proof-${page}-${dayInIndia(moment.time)}-deployment-${number}.html`;
      return new FileAnswer('text/html; charset=utf-8', body, saveAs);
    },
  );

/** A page of what was live, newest first. */
export async function readPage(store: Store, from?: DeploymentReference) {
  const newest = from ?? (await readLivePointer(store)) ?? undefined;
  const limit = PAGE + (newest ? Number(newest.name.slice(0, 6)) % PAGE : 0);
  const { entries, hasMore, problems } = await readHistory(store, limit, { from: newest });
  const next = hasMore ? (entries.at(-1)?.record.previous ?? null) : null;
  const deployments = await mapLimited(entries, (entry) => summaryOf(store, entry));
  /** `next`: where the next page begins; null at the end. */
  return { deployments, next: next && [next.name, next.sha256, next.filesSha256].join('.'), problems };
}

/** A deployment, and what a browser saw of it. */
export async function readDeploymentPage(store: Store, name: string) {
  const deployment = await findDeployment(store, name);
  const { previous: before, parts } = deployment.record;
  const previous = before && (await readLinkedDeployment(store, before));
  const live = await readLivePointer(store);
  const people = (await readPeople(store))?.people ?? null;
  const step = stepOf(deployment, previous);
  const summary = await summaryOf(store, step);
  const { time, message, changed } = summary;
  const own = Object.fromEntries(changed.map((part) => [part, parts[part]!]));
  const scheduled = (await readScheduled(store).catch(nullIfRefused)) ?? [];
  const open = (await readOpenSchedules(store, [])).map(({ terms }) => terms);
  const published = await mapLimited(changed, async (part) => {
    const release = { part, release: parts[part]!.release };
    const last = await readLastPublication(store, release, time).catch(nullIfRefused);
    return last && !message.includes(last.message) ? { ...release, message: last.message } : [];
  });
  return {
    deployment: summary,
    /** Changed parts as what they were published, where that is not why it was put live. */
    published: published.flat(),
    /** The one before it; null for the first. */
    previous: previous?.name ?? null,
    isLive: live?.name === deployment.name,
    /** What became of dates and ends of the releases that it changed, oldest first. */
    said: cancelledOf(own, scheduled, open).sort(byTime),
    /** Addresses of its pages in the default language; empty where its files were pruned. */
    pages: await pagesOf(store, deployment),
    /** What a browser saw of it; null where none was opened with exactly this. */
    check: await readCheck(store, [previewId(parts)], people),
  };
}

/**
 * With which deployment came what stood on a page on a day, and in which version.
 * @param day `2027-03-03`: its end in India; today, now
 * @throws SiteError `moment-too-early`, `moment-in-future`, `page-unknown`, and what reading the history throws
 */
export async function readShownOnDay(store: Store, { path, day }: { path: string; day: string }) {
  const now = new Date();
  const deployment = (await chainDownTo(store, readMoment(day, now))).at(-1)!;
  const site = await readDeployedFiles(store, deployment);
  const file = fileAt(readAddress(path), site);
  const { builds } = await readParts(store, deployment.record.parts);
  const build = Object.values(builds).find(({ composeFiles }) => composeFiles.includes(`pages/${file}`));
  const place = routeOfFile(file);
  const page = build && place && (await readReleasedPage(build, place.route, place.language));
  const body = site.files.get(file)!;
  const since = build ? await firstWithPage(store, deployment, build.part, file, body) : deployment;
  return {
    /** Whether the day has ended: else it is what is there now. */
    isOver: day !== dayInIndia(now),
    /** Whether the page was another one before, on that same day. */
    wasOther: since.record.previous !== null && dayInIndia(new Date(since.record.time)) === day,
    deployment: await readSummary(store, since),
    /** The version of a text that the page shows in full, and those that it announces; empty for a page of none. */
    versions: versionsOnReleasedPage(page?.facts.versions),
    /** Whether it shows a draft of a text instead. */
    isDraft: isDraft(page?.facts ?? null),
  };
}

/** Whether a page with versions of a text shows none that is final. */
const isDraft = (facts: PageFacts | null) =>
  facts?.versions?.approved.every(({ isShown }) => !isShown) === true;

/**
 * What would be live again, and whether the person who asks may do that; nothing is composed.
 * @param part null for the whole site
 * @param to the deployment to roll back to; null for the one before
 */
export async function readRollback(desk: DeskContext, part: string | null, to: string | null) {
  const { deployment, next, ...found } = await (part === null ? ofSite(desk, to) : ofPart(desk, part, to));
  const { live, schedules } = await readStatus(desk.store, desk.parts);
  const shown = live?.record.parts ?? {};
  const { builds = {} } = (await readParts(desk.store, next).catch(nullIfRefused)) ?? {};
  const facts = (await mapLimited(Object.values(builds), (build) => factsOf(build))).flat();
  return {
    /** The deployment whose pages, or whose release of the part, are live again. */
    rolledBackTo: await readSummary(desk.store, deployment),
    /**
     * `release`: of a part, the release that goes live again: when, by whom and why it was published. `to`: words for a comparison of what is
     * live with what would be. `why`: why it may not be done; null where it may.
     */
    ...found,
    /** The versions of texts that pages then show in full, and those that they announce. */
    versions: facts.flatMap((one) => versionsOnReleasedPage(one?.versions)),
    /** Whether one of them shows a draft. */
    isDraft: facts.some(isDraft),
    /** Who rejected releases that are live again then, and why, each in a sentence: a roll back passes. */
    rejected: await rejectionsOf(desk.store, next, shown),
    /** Schedules that do nothing any more then, or, over now, count again. */
    ends: schedulesEndedBy(next, shown, schedules),
  };
}

async function rejectionsOf(store: Store, next: DeploymentParts, shown: DeploymentParts): Promise<string[]> {
  const people = (await readHead(store)).versions.at(-1)?.people;
  const changed = Object.entries(next).filter(([part, { release }]) => release !== shown[part]?.release);
  const said = await mapLimited(people ? changed : [], async ([part, { release }]) => {
    const input = { part, parts: { ...shown, ...next }, people: people!, at: Date.now() };
    const { refusal } = evaluate(input, await readEvidence(store, part, release));
    return refusal?.code === 'candidate-rejected' ? `${capitalised(nameOfPart(part))}: ${refusal.fact}` : [];
  });
  return said.flat();
}

async function ofSite({ store, author, loadSigner }: DeskContext, to: string | null) {
  const request = { store, author, message: '', dryRun: true, loadSigner, target: to };
  const { deployment, why } = await rollback(request).then(
    ({ status, rolledBackTo }) => ({
      deployment: rolledBackTo,
      why: status === 'already-live' ? 'The site shows it already.' : null,
    }),
    async (error: unknown) => {
      // Without a deployment to roll back to, there is nothing to show.
      if (to === null) throw error;
      return { deployment: await findDeployment(store, to), why: reasonIn(error) };
    },
  );
  return { deployment, next: deployment.record.parts, release: null, to: deployment.name, why };
}

async function ofPart({ store, loadSigner }: DeskContext, part: string, to: string | null) {
  const history = await readHead(store);
  const { newest: live, accepted } = history;
  if (!live) throw nothingLive();
  const { deployment, release } =
    to === null ? await earlierRelease(store, part) : await releaseAt(store, part, to);
  const stored = await readRelease(store, part, release.release);
  if (!stored) throw unknownRelease(part, release.release);
  const rolledBackTo = await findDeployment(store, deployment);
  const { author, message, time } =
    (await readLastPublication(store, { part, release: release.release }, rolledBackTo.record.time)) ??
    stored.manifest;
  const next = { [part]: release };
  const whyNot = async () => {
    if (live.record.parts[part]?.release === release.release) return 'That release is live already.';
    throwErrors(await withdrawnProblems(store, next));
    const parts = { ...accepted?.record.parts, ...next };
    await collectSignatures({ store, history, loadSigner, parts, changed: [part], isRollback: true });
    const misfit = await findMisfit(store, parts, accepted?.record.parts);
    return misfit && `${misfit.message} ${howToRollBackAll(history.versions.at(-1)?.people)}`;
  };
  return {
    ...{ deployment: rolledBackTo, next },
    ...{ release: { author, message, time }, to: `${part}@${release.release}` },
    why: await whyNot().catch(reasonIn),
  };
}

/** Who may roll back the whole site, where one part alone does not go with the others. */
function howToRollBackAll(people?: People): string {
  if (!people) return 'On the screen Now, roll back the whole site.';
  const parts = Object.keys(people.parts);
  const able = withKey(people, Object.keys(people.persons)).filter((id) =>
    parts.every((part) => mayRollBack(people, part, id)),
  );
  const names = able.map((id) => people.persons[id]!.name).join(' or ');
  return names
    ? `The whole site can be rolled back, on the screen Now, by ${names}.`
    : 'No person may roll back the whole site: write the earlier words again under Edit, and publish them.';
}

function reasonIn(error: unknown): string {
  if (error instanceof SiteError || error instanceof SiteProblems) return error.message;
  throw error;
}
