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
  withMachine,
  withoutKey,
  withoutMember,
} from '@site/operations';
import { type PeopleInput, readDeskOrigin, readOwner, readPublicKey } from '@site/ledger';
import { passkeyOf, signerOf } from '../sign-in/sign-in';
import { type Outcome, saying } from '../context/acts';
import type { JobContext, JobHandlers } from '../context/desk-context';

/** Acts on who may ship what: the same that `site people` does, and invitations. */
export const peopleActs = {
  'bootstrap-policy': async (context, { kind: _, ...made }) => {
    const { id, name } = readOwner(`${made.name} <${made.email}>`);
    const publicKey = passkeyOf(made, context.signIn.origin);
    const signer = signerOf({ author: `${name} <${id}>`, passkey: publicKey }, context.ask);
    const begun = bootstrapPolicy({
      store: context.store,
      keys: [{ id, name, publicKey }],
      machine: await context.machineKey?.(),
      teams: Object.fromEntries(context.parts.map((part) => [part, [id]])),
      editors: [id],
      partNames: context.parts,
      message: `${name} begins`,
      loadSigner: () => Promise.resolve(signer),
    });
    return outcomeOf(begun);
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
  'activate-member': (context, { number, keyId }) => outcomeOf(proposeInvited({ ...context, number, keyId })),
  'add-machine': (context, { name, email, key, publish, rollBack }) => {
    const machine = { ...readOwner(`${name} <${email}>`), publicKey: readPublicKey(key) };
    const message = `Add ${machine.name}`;
    return propose({ ...context, message }, (people) => withMachine(people, machine, { publish, rollBack }));
  },
  'revoke-key': (context, { keyId, message }) =>
    propose({ ...context, message }, (people) => withoutKey(people, keyId, new Date())),
  'remove-member': (context, { person, teams, isEditor, message }) =>
    propose({ ...context, message }, (people) => withoutMember(people, person, teams, isEditor)),
  'sign-people': ({ store, loadSigner }, { proposal }) => outcomeOf(signPeople(store, proposal, loadSigner)),
  'propose-again': ({ store, loadSigner }, { proposal }) =>
    outcomeOf(proposeAgain(store, proposal, loadSigner)),
  'drop-people': (context, { proposal, message }) =>
    saying('dropped', dropProposal({ ...context, proposal, message })),
} satisfies Partial<JobHandlers>;

/** Without an access policy, there is nothing to take away. */
const EMPTY_POLICY = { persons: {}, parts: {}, editors: { persons: [], needed: 1 } };

/** Proposes a change of the access policy, to be signed. */
function propose(context: JobContext & { message: string }, change: (people: PeopleInput) => PeopleInput) {
  return outcomeOf(proposePeople({ ...context, change: (people) => change(people ?? EMPTY_POLICY) }));
}

async function outcomeOf(change: Promise<PeopleOutcome>): Promise<Outcome> {
  const { status, missing } = await change;
  return { result: { status, missing } };
}
