import { type Act, type ActRequest, actRequestSchema } from '../../api/acts';
import { passkeyAnswerSchema } from '../../api/sign-in';
import { setTimeout as pause } from 'node:timers/promises';
import { Invitations, ownerOf, Proposals, readOpenSchedules, readPeople, readRelease } from '@site/ledger';
import type { Store } from '@site/store';
import { z } from 'zod';
import { partName } from '../../web/content/fill';
import { perform } from '../acts/perform';
import { type DeskContext, assertActsForPerson } from '../context/desk-context';
import { RequestRefused } from '../security/refusal';
import { signatureOf } from '../sign-in/passkeys';
import { get, post } from './route';
import { nullIfRefused } from './summaries';

/** How long an answer waits for an act to end, in ms: most end sooner, and then their outcome is in the answer. */
const ANSWER_WITHIN_MS = 500;

/** What people do, and what became of it. */
export const actRoutes = [
  get('/api/v1/acts', {
    // What was done at this desk since it was started, and what runs now, newest first.
    handle: async ({ acts, author }): Promise<{ acts: Act[] }> => ({
      acts: acts.list().map((act) => withoutLink(act, author)),
    }),
  }),
  post('/api/v1/acts', {
    // Do something; it runs to its end, and events say how it goes on.
    body: actRequestSchema,
    isForBeginning: true,
    handle: async (desk, { body }): Promise<Act> => {
      if (body.kind !== 'bootstrap-policy') assertActsForPerson(desk, desk.signedIn);
      const begun = { ...desk, about: await whatItIsAbout(desk.store, body) };
      const { act, ended } = desk.acts.begin(body, begun, (job) => perform(desk, body, job));
      await Promise.race([ended, pause(ANSWER_WITHIN_MS, null, { ref: false })]);
      return act;
    },
  }),
  post('/api/v1/acts/:id/stop', {
    // Stop an act that builds; what is stored and live stays as it is.
    body: z.strictObject({}),
    isForBeginning: true,
    handle: async (desk, { params: { id } }): Promise<Act> => {
      const act = ownAct(desk, id);
      desk.acts.stop(id);
      return act;
    },
  }),
  post('/api/v1/acts/:id/confirmation', {
    // Hand an act the answer of a passkey that it waits for.
    body: passkeyAnswerSchema,
    isForBeginning: true,
    handle: async (desk, { params: { id }, body }): Promise<Act> => {
      const act = ownAct(desk, id);
      if (desk.acts.confirm(id, signatureOf(body))) return act;
      throw new RequestRefused(
        403,
        'passkey-wrong',
        'What the passkey answered is not what was asked; nothing was changed.',
        'Confirm it again.',
      );
    },
  }),
];

/** Whom or what people call what a request names by a number or a digest; '' where it says so itself, or there is no such thing. */
async function whatItIsAbout(store: Store, request: ActRequest): Promise<string> {
  switch (request.kind) {
    case 'activate-member':
    case 'revoke-invitation': {
      const named = (await new Invitations(store).list()).find(
        ({ terms }) => terms.number === request.number,
      );
      return named?.terms.name ?? '';
    }
    case 'revoke-key':
    case 'remove-member': {
      const people = (await readPeople(store))?.people;
      const person =
        request.kind === 'remove-member' ? request.person : people && ownerOf(people, request.keyId)?.owner;
      return (person && people?.persons[person]?.name) ?? '';
    }
    case 'sign-people':
    case 'propose-again':
    case 'drop-people':
      return (
        (await new Proposals(store).list()).find(({ sha256 }) => sha256 === request.proposal)?.people
          .message ?? ''
      );
    case 'cancel': {
      const found = (await readOpenSchedules(store)).find(({ terms }) => terms.number === request.number);
      return found ? partName(...Object.keys(found.terms.parts)) : '';
    }
    default:
      return 'release' in request ? reasonsOf(store, request) : '';
  }
}

/** Why the releases were published that a request names. */
async function reasonsOf(store: Store, request: Extract<ActRequest, { release: string }>): Promise<string> {
  const named = [request, ...(('together' in request && request.together) || [])];
  const found = await Promise.all(
    named.map(({ part, release }) => readRelease(store, part, release).catch(nullIfRefused)),
  );
  return found.flatMap((one) => one?.manifest.message || []).join(', ');
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
