import { type Now, nowSchema, sessionSchema } from '../../api/now';
import { knownSigner, readStatus } from '@site/operations';
import {
  type NamedDeployment,
  assertStillThere,
  mayCancel,
  readLinkedDeployment,
  readPeople,
} from '@site/ledger';
import type { DeskContext } from '../context/desk-context';
import { nullIfRefused } from './null-if-refused';
import { jsonRoute } from './route';
import { entryOf, pagesOf, scheduleOf, summaryOf, withoutEnds } from './summaries';

/** What is live, and who asks. */
export const nowRoutes = [
  jsonRoute({
    method: 'GET',
    path: '/api/v1/session',
    // Who acts at this desk, and on which store.
    answer: sessionSchema,
    handle: readSession,
  }),
  jsonRoute({
    method: 'GET',
    path: '/api/v1/now',
    // What is live, and what is wrong with it.
    answer: nowSchema,
    handle: readNow,
  }),
];

async function readSession(desk: DeskContext): Promise<Now['session']> {
  const { store, author, signedIn, signIn, framesUrl } = desk;
  const { people, person } = await whoAsks(desk);
  return {
    author,
    person,
    isSignedIn: signedIn !== null,
    maySignIn: signedIn === null && people !== null && signIn.isFor(people),
    store: store.describe(),
    frames: framesUrl,
  };
}

/** Null without an access policy, and where no key says who asks. */
async function whoAsks({ store, loadSigner }: DeskContext) {
  const people = (await readPeople(store))?.people ?? null;
  const known = people && (await knownSigner(people, loadSigner).catch(nullIfRefused));
  return { people, person: known?.person ?? null };
}

async function readNow(desk: DeskContext): Promise<Now> {
  const { store, parts } = desk;
  const status = await readStatus(store, parts);
  const { live, previous, before } = status;
  const { people, person } = await whoAsks(desk);
  if (!live) await assertStillThere(store);
  return {
    session: await readSession(desk),
    live: live && summaryOf(entryOf(live, previous)),
    before: before && summaryOf(entryOf(before, await previousOf(desk, before))),
    parts: status.parts.map(({ part, release, manifest, hasOther }) => ({
      part,
      release,
      hasOther,
      published: manifest && {
        version: manifest.version,
        author: manifest.author,
        message: manifest.message,
        time: manifest.time,
      },
    })),
    pages: live ? await pagesOf(store, live) : [],
    problems: status.problems,
    isWithoutPolicy: status.isWithoutPolicy,
    shownInstead: status.shown?.name ?? null,
    emergencies: status.emergencies.map(({ time: _, mayConfirm, ...emergency }) => ({
      ...emergency,
      mayConfirm: person !== null && mayConfirm.includes(person),
    })),
    schedules: withoutEnds(status.schedules).map((schedule) => ({
      ...scheduleOf(schedule, status.schedules),
      mayCancel: !people || (person !== null && mayCancel(people, Object.keys(schedule.parts), person)),
    })),
    missingValues: status.missingValues.length,
    waiting: status.newer.filter(({ withdrawn, approval }) => !withdrawn && approval?.state !== 'superseded')
      .length,
  };
}

async function previousOf(
  { store }: DeskContext,
  { record }: NamedDeployment,
): Promise<NamedDeployment | null> {
  return record.previous && readLinkedDeployment(store, record.previous).catch(nullIfRefused);
}
