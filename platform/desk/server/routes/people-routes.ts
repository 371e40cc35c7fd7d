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

/** Who may do what, and the way in for a person who is invited. */
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
];
