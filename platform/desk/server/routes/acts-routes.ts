import { type Act, type ActRequest, actRequestSchema } from '../../api/acts';
import { passkeyAnswerSchema } from '../../api/sign-in';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Invitations,
  ownerOf,
  isEndOf,
  Proposals,
  readFreezes,
  readLastPublication,
  readLiveDeployment,
  readOpenSchedules,
  readPeople,
  readPeopleVersions,
} from '@site/ledger';
import { nameOfChange } from '@site/operations';
import { nullIfRefused } from '@site/errors';
import type { Store } from '@site/store';
import { partName } from '@site/text';
import { perform } from '../acts/perform';
import { type DeskContext, assertActsForPerson } from '../context/desk-context';
import { RequestRefused } from '../security/refusal';
import { signatureOf } from '../sign-in/sign-in';
import { Topic } from './route';

/** How long an answer waits for an act to end, in ms: most end sooner, and then their outcome is in the answer. */
const ANSWER_WITHIN_MS = 500;

/** What people do, and what became of it. */
export const actRoutes = new Topic()
  .does('What was done at this desk since it was started, and what runs now, newest first.')
  .get('/acts', {}, async ({ acts, author }) => ({
    acts: acts.list().map((act) => withoutLink(act, author)),
  }))
  .does('Begins an act, which runs to its end; events say that it goes on.')
  .post('/acts', { body: actRequestSchema, isForBeginning: true }, async (desk, { body }) => {
    if (body.kind !== 'bootstrap-policy') assertActsForPerson(desk);
    const begun = { ...desk, about: await whatItIsAbout(desk.store, body) };
    const { act, ended } = desk.acts.begin(body, begun, (job) => perform(desk, body, job));
    await Promise.race([ended, pause(ANSWER_WITHIN_MS, null, { ref: false })]);
    return act;
  })
  .does('Stops an act that builds; what is stored and live stays as it is.')
  .post('/acts/:id/stop', { isForBeginning: true }, async (desk, { params: { id } }) => {
    const act = ownAct(desk, id);
    desk.acts.stop(id);
    return act;
  })
  .does('Hands an act the answer of a passkey that it waits for.')
  .post(
    '/acts/:id/confirmation',
    { body: passkeyAnswerSchema, isForBeginning: true },
    async (desk, { params: { id }, body }) => {
      const act = ownAct(desk, id);
      if (desk.acts.confirm(id, signatureOf(body))) return act;
      throw new RequestRefused(
        403,
        'passkey-wrong',
        'What the passkey answered is not what was asked; nothing was changed.',
        'Confirm it again.',
      );
    },
  );

/** Whom or what people call what a request names by a number or a digest; '' where it says so itself, or there is no such thing. */
async function whatItIsAbout(store: Store, request: ActRequest): Promise<string> {
  switch (request.kind) {
    case 'invite':
      return (await readPeople(store))?.people.persons[request.email.toLowerCase()]?.name ?? '';
    case 'activate-member':
    case 'revoke-invitation':
      return (await new Invitations(store).read(request.number))?.terms.name ?? '';
    case 'revoke-key':
    case 'remove-member': {
      const people = (await readPeople(store))?.people;
      const person =
        request.kind === 'remove-member' ? request.person : people && ownerOf(people, request.keyId)?.owner;
      return (person && people?.persons[person]?.name) ?? '';
    }
    case 'sign-people':
    case 'propose-again':
    case 'drop-people': {
      const found = (await new Proposals(store).list()).find(({ sha256 }) => sha256 === request.proposal);
      return found ? nameOfChange(found, await readPeopleVersions(store)) : '';
    }
    case 'cancel': {
      const open = (await readOpenSchedules(store)).map(({ terms }) => terms);
      const found = open.find(({ number }) => number === request.number);
      if (!found) return 'the schedule';
      const end = found.rollsBackTo ? found : open.find((one) => isEndOf(one, found));
      const live = (await readLiveDeployment(store))?.record.parts;
      const isLive = ([part, { release }]: [string, { release: string }]) =>
        live?.[part]?.release === release;
      // Of an offer that is live, its end is all that is left to cancel.
      const isEnd = end && Object.entries(end.ends ?? {}).every(isLive);
      return `the ${isEnd ? 'end of the offer' : 'schedule'} of ${partName(...Object.keys(found.parts))}`;
    }
    case 'lift-freeze': {
      const freezes = await readFreezes(store, await readPeopleVersions(store), []);
      return freezes.find(({ number }) => number === request.number)?.message ?? '';
    }
    default:
      return 'release' in request ? reasonsOf(store, request) : '';
  }
}

/** Why the releases were published that a request names. */
async function reasonsOf(store: Store, request: Extract<ActRequest, { release: string }>): Promise<string> {
  const named = [request, ...(('together' in request && request.together) || [])];
  const found = await Promise.all(named.map((one) => readLastPublication(store, one).catch(nullIfRefused)));
  return [...new Set(found.flatMap((one) => one?.message || []))].join(', ');
}

/** A share link, or the address of an invitation, is for its author. */
function withoutLink(act: Act, reader: string): Act {
  if (act.author === reader || !act.result?.link) return act;
  const { link: _, ...result } = act.result;
  return { ...act, result };
}

/** An act is its author's to stop and to confirm. @throws RequestRefused 404 */
function ownAct({ acts, author }: DeskContext, id: string): Act {
  const act = acts.list().find((one) => one.id === id && one.author === author);
  if (act) return act;
  throw new RequestRefused(404, 'act-unknown', 'The desk does nothing of yours of that id.');
}
