import type { Invitation, PersonKey } from '../../api/people';

/** The screen of who may what. */
export const people = {
  title: 'People',
  text: 'Who may what with each part, and by which passkeys and keys. A change is in force once enough of those who may change it have signed it.',
  begin: {
    title: 'There is no access policy yet',
    text: 'Anyone with the credentials of this store may ship everything. Begin by making a passkey: you are then the first who may.',
    means: [
      'From then on, nothing goes live unsigned. What waits now is published once more.',
      'You may ship every part alone, and say who else may, until colleagues come in.',
      'With a second person on its team, the policy takes two, one of them not its author; the frame of the site takes two. With a second person who may change this, a change takes both.',
      'This is for good: the store has an access policy from then on.',
    ],
    ownMachine:
      'This passkey works at {origin} alone, on this machine. If others are to come in, do not begin here, but at the address that your team opens its desk at: an engineer sets that up.',
    ownMachineKnown: 'I begin for this machine alone',
    name: 'Your name',
    email: 'Your e-mail address',
    confirm: 'Make my passkey and begin',
    then: 'Your device asks you twice, one after the other: to make the passkey, and to sign with it.',
  },
  parts: {
    title: 'Who may what',
    takes: 'To go live, a release takes {persons}',
    persons: { one: '1 person', other: '{count} persons' },
    besidesAuthor: ', {count} of them not its author',
    publish: 'Publish',
    approve: 'Approve',
    rollBack: 'Roll back',
    nobody: 'nobody',
  },
  editors: 'Who may change this: {needed} of {names} together. One alone revokes a key.',
  lack: 'The store {lack}: until then, that waits.',
  whoComesBack:
    'Who has lost a passkey comes back by an invitation to the same address; where one editor is left, another person who has a key agrees in place of a second.',
  persons: {
    title: 'Persons',
    you: 'you',
    editor: 'may change this',
    machine: 'a machine, which does not count as a person',
    noKey: 'No key yet.',
    kinds: { passkey: 'Passkey {id}, of {desk}', ed25519: 'Key in a file {id}' } satisfies Record<
      PersonKey['kind'],
      string
    >,
    states: { counts: '', revoked: 'revoked', expired: 'expired' } satisfies Record<
      PersonKey['state'],
      string
    >,
    revoke: {
      label: 'Revoke {id} …',
      title: 'Revoke {id} of {name}',
      text: 'Your signature alone is enough, at once. What the key signs from then on counts for nothing, also approvals that wait, and who is signed in with it is signed out. What went live stays live. A second one takes another editor, too.',
      confirm: 'Revoke it now',
    },
  },
  proposals: {
    title: 'Proposed',
    untitled: 'A change',
    by: 'Signed by {names}',
    nobody: 'no key that counts',
    missing: 'in force once signed by {missing} more',
    agree: {
      label: 'Agree …',
      title: 'Agree to “{message}”',
      text: 'Your signature says yes to every line of it. Compare the digits of a new key with its owner first, by phone.',
      confirm: 'Agree to all of it',
    },
    drop: {
      label: 'Drop it …',
      title: 'Drop “{message}”',
      text: 'Who may what stays as it is. It can be proposed again.',
      confirm: 'Drop it',
    },
  },
  invitations: {
    title: 'Invitations',
    text: 'A link lets one person make a passkey for this desk, once. It counts when enough have signed that it does. For a further passkey of a colleague who is in, invite her again at the same address.',
    make: {
      label: 'Invite a person …',
      title: 'Invite a person',
      text: 'You get a link; send it to her alone. What she makes by it counts for nothing before you and your colleagues sign.',
      confirm: 'Make the invitation',
    },
    name: 'Her name',
    email: 'Her e-mail address',
    teams: 'She joins the team of',
    editor: 'She may change who may what',
    desk: 'Address at which her team opens its desk (https://…)',
    list: 'Invitations, newest first',
    who: '{number}. {name} <{email}>',
    by: 'by {author}',
    joins: 'Team of {teams}',
    joinsNone: 'A further passkey',
    joinsEditors: 'may change who may what',
    states: {
      open: 'Waits for her until {until}',
      accepted: 'She made a passkey, which does not count yet: {key}',
      in: 'Let in',
      ended: 'Ended {until}',
      revoked: 'Revoked',
    } satisfies Record<Invitation['state'], string>,
    address: 'Address of invitation {number}',
    code: 'Code with the address of invitation {number}',
    proposed: 'That it counts is proposed, and waits for signatures: see above.',
    activate: {
      label: 'Let {name} in …',
      title: 'Let {name} in',
      text: 'Ask {name} by phone for the digits of her passkey. Only if they are {key}, go on: a stranger who got hold of the link would have made another one.',
      confirm: 'The digits are the same: let her in',
    },
    revoke: {
      label: 'Revoke invitation {number} …',
      title: 'Revoke invitation {number}',
      text: 'No passkey is made by it any more, and none that was made by it counts. A change that is proposed already is dropped under “Proposed”.',
      confirm: 'Revoke it',
    },
  },
};
