import type { Now } from '../../api/now';
import type { Proposal } from '../../api/people';
import type { PublicStep } from '../../api/public-steps';
import { knownSigner, publicSteps, readStatus, stepOf } from '@site/operations';
import { assertStillThere, mayCancel, type People, Proposals, readPeople } from '@site/ledger';
import type { DeskContext } from '../context/desk-context';
import { nullIfRefused, pagesOf, readSummary, scheduleOf, summaryOf, withoutEnds } from './summaries';
import { readPeoplePage } from './people-page';
import { get } from './route';

/** What is live, and who asks. */
export const nowRoutes = [
  get('/api/v1/now', {
    // What is live, and what is wrong with it.
    handle: readNow,
  }),
  get('/api/v1/public-steps', {
    // What is to be done before the site may be at a public address.
    handle: async ({ store, parts, author }): Promise<{ steps: PublicStep[] }> => ({
      steps: (await publicSteps(store, parts, author)).map(({ places: _, ...step }) => step),
    }),
  }),
];

/** @param people null without an access policy @param person null where no key says who asks */
function sessionOf(desk: DeskContext, people: People | null, person: string | null): Now['session'] {
  const { author, signedIn, signIn, framesUrl, parts, isShared } = desk;
  const rules = person === null ? [] : Object.entries(people?.parts ?? {});
  const mayDo = (list: 'publish' | 'rollBack') =>
    people ? rules.flatMap(([part, rule]) => (rule[list].includes(person!) ? part : [])) : parts;
  return {
    author: isShared && !signedIn ? '' : author,
    person,
    isSignedIn: signedIn !== null,
    maySignIn: signedIn === null && people !== null && signIn.isFor(people),
    frames: framesUrl,
    may: { publish: mayDo('publish'), rollBack: mayDo('rollBack') },
  };
}

async function readNow(desk: DeskContext): Promise<Now> {
  const { store, parts, loadSigner } = desk;
  const status = await readStatus(store, parts);
  const { live, previous, before } = status;
  const people = (await readPeople(store))?.people ?? null;
  const known = people && (await knownSigner(people, loadSigner).catch(nullIfRefused));
  const person = known?.person ?? null;
  if (!live) await assertStillThere(store);
  return {
    session: sessionOf(desk, people, person),
    live: live && (await summaryOf(store, stepOf(live, previous))),
    before: before && (await readSummary(store, before)),
    parts: status.parts.map(({ part, release, manifest, hasEarlier }) => ({
      part,
      release,
      hasEarlier,
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
    emergencies: status.emergencies.map(({ mayConfirm, waitsFor, isRejected, ...emergency }) => ({
      ...emergency,
      rejection: isRejected ? waitsFor : null,
      confirmers: mayConfirm.map((id) => people!.persons[id]!.name),
      mayConfirm: person !== null && mayConfirm.includes(person),
    })),
    undo: (live?.record.rollsBackTo && previous?.name) ?? null,
    proposals: (await openProposals(desk, people)).filter(({ waitsFor }) => waitsFor.length > 0),
    schedules: withoutEnds(status.schedules).map((schedule) => ({
      ...scheduleOf(schedule, status.schedules),
      mayCancel: !people || (person !== null && mayCancel(people, Object.keys(schedule.parts), person)),
    })),
    missingValues: status.missingValues.length,
    waiting: status.newer.filter(({ withdrawn, approval }) => !withdrawn && approval?.state !== 'superseded')
      .length,
  };
}

/** What is proposed; where nothing is, that is all that is read. */
async function openProposals(desk: DeskContext, people: People | null): Promise<Proposal[]> {
  if (!people || (await new Proposals(desk.store).list(people.number + 1)).length === 0) return [];
  return (await readPeoplePage(desk)).proposals;
}
