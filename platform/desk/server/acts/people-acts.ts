import {
  type PeopleOutcome,
  bootstrapPolicy,
  dropProposal,
  invite,
  proposeAgain,
  proposeInvited,
  proposePeople,
  revokeInvitation,
  signPeople,
  withoutKey,
  withoutMember,
} from '@site/operations';
import { readDeskOrigin, readOwner } from '@site/ledger';
import { passkeyOf, signerOf } from '../sign-in/passkeys';
import type { Outcome } from '../context/acts';
import type { JobHandlers } from '../context/desk-context';

type PeopleActs = JobHandlers<
  | 'bootstrap-policy'
  | 'invite'
  | 'revoke-invitation'
  | 'activate-member'
  | 'revoke-key'
  | 'remove-member'
  | 'sign-people'
  | 'propose-again'
  | 'drop-people'
>;

/** Acts on who may ship what: the same that `site people` does, and invitations. */
export const peopleActs: PeopleActs = {
  'bootstrap-policy': async (context, { kind: _, ...made }) => {
    const { id, name } = readOwner(`${made.name} <${made.email}>`);
    const publicKey = passkeyOf(made, context.signIn.origin);
    const signer = signerOf({ author: `${name} <${id}>`, passkey: publicKey }, context.ask);
    return outcomeOf(
      await bootstrapPolicy({
        store: context.store,
        keys: [{ id, name, publicKey }],
        machine: await context.machineKey?.(),
        teams: Object.fromEntries(context.parts.map((part) => [part, [id]])),
        editors: [id],
        partNames: context.parts,
        message: `${name} begins`,
        loadSigner: () => Promise.resolve(signer),
      }),
    );
  },
  invite: async (context, request) => {
    const origin = context.isShared ? context.signIn.origin : readDeskOrigin(request.desk ?? '');
    const { terms, secret } = await invite({ ...context, ...request });
    // What follows the # is sent to no server, and so is in no log.
    const link = `${origin}/invitation#${terms.number}.${secret}`;
    return { result: { status: 'invited', number: terms.number, at: terms.until, link } };
  },
  'revoke-invitation': async (context, { number }) => ({
    result: { status: await revokeInvitation({ ...context, number }) },
  }),
  'activate-member': async (context, { number, keyId }) =>
    outcomeOf(await proposeInvited({ ...context, number, keyId })),
  'revoke-key': async (context, { keyId, message }) =>
    outcomeOf(
      await proposePeople({
        ...context,
        change: (current) => withoutKey(current ?? NOBODY, keyId, new Date()),
        message,
      }),
    ),
  'remove-member': async (context, { person, teams, isEditor, message }) =>
    outcomeOf(
      await proposePeople({
        ...context,
        change: (current) => withoutMember(current ?? NOBODY, person, teams, isEditor),
        message,
      }),
    ),
  'sign-people': async ({ store, loadSigner }, { proposal }) =>
    outcomeOf(await signPeople(store, proposal, loadSigner)),
  'propose-again': async ({ store, loadSigner }, { proposal }) =>
    outcomeOf(await proposeAgain(store, proposal, loadSigner)),
  'drop-people': async (context, { proposal, message }) => {
    await dropProposal({ ...context, proposal, message });
    return { result: { status: 'dropped' } };
  },
};

/** Without an access policy, there is nothing to take away. */
const NOBODY = { persons: {}, parts: {}, editors: { persons: [], needed: 1 } };

function outcomeOf({ status, missing }: PeopleOutcome): Outcome {
  return { result: { status, missing } };
}
