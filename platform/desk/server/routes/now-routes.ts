import { knownSigner, publicSteps, readStatus, stepOf } from '@site/operations';
import {
  assertStillThere,
  mayCancel,
  mayEnd,
  mayFreeze,
  mayRollBack,
  type NamedDeployment,
  type People,
  Proposals,
  openWithdrawals,
  readPeople,
} from '@site/ledger';
import { nullIfRefused } from '@site/errors';
import { mapLimited, type Store } from '@site/store';
import type { DeskContext } from '../context/desk-context';
import { calendarFile } from './calendar-routes';
import { pagesOf, readSummary, scheduleOf, summaryOf, withoutEnds } from './summaries';
import { readPeoplePage } from './people-routes';
import { Topic } from './route';
import { said } from './said';

/** What is live, and who asks. */
export const nowRoutes = new Topic()
  .does('What is live, and what is wrong with it.')
  .get('/now', {}, readNow)
  .does('What is to be done before the site may be at a public address.')
  .get('/public-steps', {}, async ({ store, parts, author }) => ({
    steps: (await publicSteps(store, parts, author)).map(({ places, ...step }) => ({
      ...step,
      /** What is about no text or value: its form would say it. */
      facts: places.flatMap(({ file, what }) => (file ? [] : what)),
    })),
  }))
  .does('Says when something has changed, for as long as one listens: server-sent events.')
  .get('/events', {}, async ({ events }, { response }) => {
    events.stream(response);
    return null;
  });

/** What is live, and what is wrong with it. */
export async function readNow(desk: DeskContext) {
  const { store, parts, loadSigner, author, signedIn, signIn, isShared } = desk;
  const status = await readStatus(store, parts);
  const { live, previous, before } = status;
  const people = (await readPeople(store))?.people ?? null;
  const known = people && (await knownSigner(people, loadSigner).catch(nullIfRefused));
  const person = known?.person ?? null;
  const may = (rule: (people: People, id: string) => boolean) =>
    !people || (person !== null && rule(people, person));
  const ruled = people ? Object.keys(people.parts) : parts;
  if (!live) await assertStillThere(store);
  const step = live && stepOf(live, previous);
  // Where nothing is proposed, that is all that is read.
  const isProposed = people && (await new Proposals(store).list(people.number + 1)).length > 0;
  const proposals = isProposed ? (await readPeoplePage(desk)).proposals : [];
  return {
    /** Who acts at this desk, and on what. */
    session: {
      /** The name that records get; empty where no person has signed in yet. */
      author: isShared && !signedIn ? '' : author,
      /** Whether several persons share the desk, and this one signed in with a passkey. */
      isSignedIn: signedIn !== null,
      /** Whether she could, with a passkey that counts at this desk, and acts as its operator until she does. */
      maySignIn: signedIn === null && people !== null && signIn.isFor(people),
      /** Origin of previews and composed pages, to be framed. */
      frames: desk.framesUrl,
      /** Parts that this person may publish, roll back and freeze; and whether all at once. */
      may: {
        publish: ruled.filter((part) => may(({ parts: all }, id) => all[part]!.publish.includes(id))),
        rollBack: ruled.filter((part) => may((rules, id) => mayRollBack(rules, part, id))),
        freeze: parts.filter((part) => may((rules, id) => mayFreeze(rules, [part], id))),
        freezeAll: may((rules, id) => mayFreeze(rules, [], id)),
      },
    },
    /** Null before anything was put live. */
    live: step && (await summaryOf(store, step)),
    /** The deployment that rolling back the site goes to. */
    before: before && (await readSummary(store, before)),
    /** Each with who published it, null where the release's record is gone; and whether the person who asks may give it an end. */
    parts: status.parts.map(({ manifest: published, ...one }) => ({
      ...{ ...one, published },
      mayEnd: one.hasEarlier && may((rules, id) => mayEnd(rules, [one.part], id)),
    })),
    /** Addresses of the live pages in the default language. */
    pages: live ? await pagesOf(store, live) : [],
    problems: status.problems,
    isWithoutPolicy: status.isWithoutPolicy,
    /** The deployment that visitors are shown instead of the live one, which may not be live; null as a rule. */
    shownInstead: status.shown?.name ?? null,
    /** Those that no other person has confirmed. */
    emergencies: status.emergencies.map(({ mayConfirm, waitsFor, isRejected, ...emergency }) => ({
      ...emergency,
      /** Who rejected it since, and why, in a sentence; null where none did. */
      rejection: isRejected ? waitsFor : null,
      /** Names of those who may say that it is right. */
      confirmers: mayConfirm.map((id) => people!.persons[id]!.name),
      mayConfirm: person !== null && mayConfirm.includes(person),
      mayRollBack:
        may((rules, id) => mayRollBack(rules, emergency.part, id)) &&
        status.parts.some(({ part, hasEarlier }) => part === emergency.part && hasEarlier),
    })),
    /** Where a person rolled back to what is live, and undid nothing by that, the one that it replaced, to undo it; else null. */
    undo: step && (await undoOf(store, step, previous)),
    /** Changes of who may do what that wait for signatures. */
    proposals: proposals.filter(({ waitsFor }) => waitsFor.length > 0),
    schedules: withoutEnds(status.schedules)
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map((schedule) => ({
        ...scheduleOf(schedule, status.schedules),
        mayCancel: may((rules, id) => mayCancel(rules, Object.keys(schedule.parts), id)),
        mayMoveEnd: may((rules, id) => mayEnd(rules, Object.keys(schedule.parts), id)),
      })),
    /** That hold or are to come, with whether who asks may lift it. */
    freezes: status.freezes.map((freeze) => ({
      ...freeze,
      mayLift: may((rules, id) => mayFreeze(rules, freeze.parts, id)),
    })),
    /** Freezes that were lifted and would still hold or come: who did, and why. */
    lifted: status.lifted.map(({ freeze, lifted }) => ({ ...lifted, freeze: freeze.message })),
    /** Path of the calendar of who asks, which is a secret; null without a key. */
    calendar: people && person === null ? null : `/api/v1/calendar/${calendarFile(desk, person ?? '')}`,
    /** Business values for which the pages show those of the example business. */
    missingValues: status.missingValues.length,
    /** How many releases wait. */
    waiting: status.newer.filter(({ withdrawn, approval }) => !withdrawn && approval?.state !== 'superseded')
      .length,
  };
}

async function undoOf(store: Store, step: ReturnType<typeof stepOf>, previous: NamedDeployment | null) {
  const { record, changed, isUndo } = step;
  if (!record.rollsBackTo || record.scheduled || isUndo || !previous) return null;
  const { parts } = previous.record;
  const withdrawalOf = await openWithdrawals(store);
  const withdrawals = await mapLimited(changed, (part) => withdrawalOf(part, parts[part]?.release ?? ''));
  return {
    name: previous.name,
    /** Who withdrew what it put live, why it can be undone no more; empty where it can. */
    withdrawn: withdrawals.flatMap((one) => (one ? said('withdrawn', one) : [])),
  };
}
