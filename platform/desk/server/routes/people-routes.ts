import { acceptInvitation, openInvitation } from '@site/operations';
import { keyIdOf, shortKeyId } from '@site/ledger';
import { passkeyOf } from '../sign-in/sign-in';
import { signInAt } from '../context/desk-context';
import { readPeoplePage } from './people-page';
import { Topic } from './route';
import { acceptInvitationSchema, openInvitationSchema, signInRequestSchema } from '../../api/sign-in';

/** Who may do what, the way in for a person who is invited, and signing in by passkey. */
export const peopleRoutes = new Topic()
  .does('Who may do what, what is proposed instead, and who is invited.')
  .get('/people', {}, readPeoplePage)
  .does('What an invitation says to the person with its address; nothing is changed.')
  .post(
    '/invitations/open',
    { isOpen: true, isRead: true, body: openInvitationSchema },
    async (desk, { body }) => {
      signInAt(desk);
      const { name, id: email, author, until } = await openInvitation(desk.store, body);
      return { name, email, author, until };
    },
  )
  .does('Keeps a passkey that was made by an invitation, once; it counts once editors have signed.')
  .post(
    '/invitations/accept',
    { isOpen: true, body: acceptInvitationSchema },
    async (desk, { body: { number, secret, ...made } }) => {
      const passkey = passkeyOf(made, signInAt(desk).origin);
      const { name, id } = await acceptInvitation(desk.store, { number, secret }, passkey);
      const keyId = shortKeyId(keyIdOf(passkey));
      const author = `the person with the invitation of ${name} <${id}>`;
      desk.audit.done(author, `accept invitation ${number} ${keyId}`);
      return { keyId };
    },
  )
  .does('What a passkey has to answer to sign in.')
  .post('/sign-in/begin', { isOpen: true }, async ({ signIn }) => signIn.begin())
  .does('Signs in by the answer of a passkey.')
  .post('/sign-in', { isOpen: true, body: signInRequestSchema }, async (desk, { body, response }) => {
    const owner = await desk.signIn.finish(body);
    response.setHeader('Set-Cookie', desk.sessions.open(owner));
    desk.audit.done(owner.author, 'sign in');
    return { author: owner.author };
  })
  .does('Ends this session.')
  .post('/sign-out', {}, async ({ sessions }, { cookies, response }) => {
    response.setHeader('Set-Cookie', sessions.close(cookies));
    return {};
  });
