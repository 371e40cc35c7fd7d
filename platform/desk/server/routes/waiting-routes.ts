import { type ReleaseName, togetherSchema } from '../../api/names';
import {
  chooseReleases,
  evaluate,
  openChangeRequests,
  openWithdrawals,
  readEvidence,
  readLastPublication,
  readPublications,
} from '@site/ledger';
import { nullIfRefused, SiteError } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import { readCandidatePage } from './candidate-page';
import { candidatesOf, type Known, readKnown, saidOf } from './candidates';
import { readCheckOf } from './check-routes';
import { Topic } from './route';

/** What is published and not live. */
export const waitingRoutes = new Topic()
  .does('Releases that are not live yet, newest first within each part; and those that others replaced.')
  .get('/waiting', {}, async (desk) => {
    const known = await readKnown(desk);
    return { candidates: await candidatesOf(desk, known), replaced: await readReplaced(desk, known) };
  })
  .does('A release that waits, alone or together with others, with what may be done with that.')
  .get(
    '/candidates/:part/:release',
    { query: togetherSchema },
    async (desk, { params: { part, release }, query: { together = [] } }) => {
      const known = await readKnown(desk);
      const candidates = await candidatesOf(desk, known);
      const found = candidates.find((one) => one.part === part && one.release === release);
      if (found) return readCandidatePage(desk, found, candidates, together, known);
      return readOver(desk, { part, release }, known);
    },
  );

/** Releases that were published before what is live of their part and were never live, as far back as the history is known; newest first. */
export async function readReplaced({ store }: DeskContext, { status, deployments }: Known) {
  // What was published before the history that is known may have been live.
  const isAllKnown = !deployments.at(-1)?.record.previous;
  const replaced = status.parts.map(async ({ part, release: live, manifest }) => {
    const wasLive = (release: string) =>
      deployments.some(({ record }) => record.parts[part]?.release === release);
    const publications = (await readPublications(store, part).catch(nullIfRefused)) ?? [];
    const places = publications.map((one) => one.release);
    // As which it was put live: what was published again since replaced nothing.
    const since = publications.findIndex(
      ({ release, time }) => release === live && (!manifest || time === manifest.time),
    );
    const end = isAllKnown ? places.length : places.findLastIndex(wasLive);
    const isOld = (index: number) => since >= 0 && since < index && index < end;
    // What was published again is where it was published last, and may wait.
    return publications
      .filter(({ release }, index) => isOld(index) && !wasLive(release) && places.indexOf(release) === index)
      .map(({ release, author, message, time }) => ({ part, release, author, message, time }));
  });
  return (await Promise.all(replaced)).flat();
}

/**
 * A release that waits no longer, since it is live, or another one of its part is that was published after it.
 * @throws SiteError `candidate-unknown`
 */
export async function readOver({ store }: DeskContext, { part, release }: ReleaseName, known: Known) {
  const { live, parts, emergencies } = known.status;
  const own = await chooseReleases(store, [{ part, release }]).catch(nullIfRefused);
  const shown = parts.find((one) => one.part === part);
  if (!live || !own || !shown)
    throw new SiteError(
      'candidate-unknown',
      'No release of that name waits.',
      'What waits: the screen Waiting.',
    );
  const { author = '', message = '' } = shown.manifest ?? {};
  const changesAskedOf = await openChangeRequests(store);
  const asked = (await changesAskedOf(part, release).catch(nullIfRefused)) ?? [];
  const withdrawalOf = await openWithdrawals(store);
  const { people } = known;
  const together = { ...live.record.parts, ...own };
  // In whichever frame it was live.
  const evidence = await readEvidence(store, part, release).catch(nullIfRefused);
  const input = people && { part, parts: together, people, at: Date.now(), isAnyShell: true };
  const told = {
    ...{ part, release, changesAsked: asked.map((one) => ({ ...one, isSettled: false })) },
    publication: await readLastPublication(store, { part, release }).catch(nullIfRefused),
    withdrawn: await withdrawalOf(part, release).catch(nullIfRefused),
    approval: input && evidence && evaluate(input, evidence),
  };
  return {
    /** Name of what is live. */
    live: live.name,
    /** Who published the release that is live in its place, and why; null where it is live itself. */
    replacedBy: shown.release === release ? null : { author, message },
    /** Whether it is live as an emergency that another person has to confirm. */
    isUnconfirmed: emergencies.some((one) => one.part === part && one.release === release),
    said: saidOf(told, known),
    check: await readCheckOf(store, part, together, people),
  };
}
