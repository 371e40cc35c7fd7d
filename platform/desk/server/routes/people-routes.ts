import {
  type AcceptedInvitation,
  acceptInvitationSchema,
  type OpenedInvitation,
  openInvitationSchema,
} from '../../api/people';
import { acceptInvitation, openInvitation } from '@site/operations';
import { keyIdOf, shortKeyId } from '@site/ledger';
import { passkeyOf } from '../sign-in/passkeys';
import { signInAt } from '../context/desk-context';
import { readPeoplePage } from './people-page';
import { get, post } from './route';
import { signInRequestSchema, type SignInOffer } from '../../api/sign-in';
import { z } from 'zod';

/** Who may do what, the way in for a person who is invited, and signing in by passkey. */
export const peopleRoutes = [
  get('/api/v1/people', {
    // Who may do what, what is proposed instead, and who is invited.
    handle: readPeoplePage,
  }),
  post('/api/v1/invitations/open', {
    // What an invitation says to the person with its address; nothing is changed.
    isOpen: true,
    isRead: true,
    body: openInvitationSchema,
    handle: async (desk, { body }): Promise<OpenedInvitation> => {
      signInAt(desk);
      const { name, id, author, until } = await openInvitation(desk.store, body);
      return { name, email: id, author, until };
    },
  }),
  post('/api/v1/invitations/accept', {
    // Keep the passkey that was made by an invitation, once; it counts for nothing before editors sign.
    isOpen: true,
    body: acceptInvitationSchema,
    handle: async (desk, { body: { number, secret, ...made } }): Promise<AcceptedInvitation> => {
      const passkey = passkeyOf(made, signInAt(desk).origin);
      const { name, id } = await acceptInvitation(desk.store, { number, secret }, passkey);
      const keyId = shortKeyId(keyIdOf(passkey));
      desk.audit.invitationAccepted(number, `${name} <${id}>`, keyId);
      return { keyId };
    },
  }),
  post('/api/v1/sign-in/begin', {
    // What a passkey has to answer to sign in.
    isOpen: true,
    body: z.strictObject({}),
    handle: async ({ signIn }): Promise<SignInOffer> => signIn.begin(),
  }),
  post('/api/v1/sign-in', {
    // Sign in by the answer of a passkey.
    isOpen: true,
    body: signInRequestSchema,
    handle: async (desk, { body, setCookie }): Promise<{ author: string }> => {
      const owner = await desk.signIn.finish(body);
      setCookie(desk.sessions.open(owner));
      desk.audit.signedIn(owner.author);
      return { author: owner.author };
    },
  }),
  post('/api/v1/sign-out', {
    // End this session.
    body: z.strictObject({}),
    handle: async ({ sessions }, { cookies, setCookie }): Promise<object> => {
      setCookie(sessions.close(cookies));
      return {};
    },
  }),
];
