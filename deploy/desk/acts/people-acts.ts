import { invite } from '../../actions/invitations/invite';
import { letIn } from '../../actions/invitations/let-in';
import { revokeInvitation } from '../../actions/invitations/revoke-invitation';
import { withoutKey } from '../../actions/people/people-input';
import { type PeopleOutcome, proposePeople, signPeople } from '../../actions/people/propose-people';
import { signInAt } from '../sign-in/sign-in-at';
import type { Outcome } from './acts';
import type { Performers } from './performer';

type PeopleActs = Performers<'invite' | 'revoke-invitation' | 'let-in' | 'revoke-key' | 'sign-people'>;

/** Acts on who may ship what: the same that `site people` does, and invitations. */
export const peopleActs: PeopleActs = {
  invite: async (hand, request) => {
    const { origin } = signInAt(hand);
    const { terms, secret } = await invite({ ...hand, ...request });
    // What follows the # is sent to no server, and so stands in no log.
    const link = `${origin}/invitation#${terms.number}.${secret}`;
    return { result: { status: 'invited', number: terms.number, at: terms.until, link } };
  },
  'revoke-invitation': async (hand, { number }) => ({
    result: { status: await revokeInvitation({ ...hand, number }) },
  }),
  'let-in': async (hand, { number, keyId }) => outcomeOf(await letIn({ ...hand, number, keyId })),
  'revoke-key': async (hand, { keyId, message }) =>
    outcomeOf(
      await proposePeople({
        ...hand,
        change: (current) => withoutKey(current ?? NOBODY, keyId, new Date()),
        message,
      }),
    ),
  'sign-people': async ({ store, loadSigner }, { proposal }) =>
    outcomeOf(await signPeople(store, proposal, loadSigner)),
};

/** Where nobody has said who may ship what, there is no key to revoke. */
const NOBODY = { persons: {}, parts: {}, editors: { persons: [], needed: 1 } };

function outcomeOf({ status, lacking }: PeopleOutcome): Outcome {
  return { result: { status, lacking } };
}
