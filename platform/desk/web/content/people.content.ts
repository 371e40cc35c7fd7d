import type { Invitation, PersonKey } from '../../answers';

/** The screen of who may do what. */
export const people = {
  title: 'People',
  text: 'Who may do what with each part, and by which passkeys and keys. A change is in force once enough of those who may change it have signed it.',
  begin: {
    title: 'Begin: say who may do what',
    text: 'So far nothing says who may publish, approve and put live. Make a passkey: you are then the first who may.',
    means: [
      'From then on, nothing goes live unsigned. What waits now has to be published again under Edit, by its team.',
      'You may ship every part alone, and say who else may, until colleagues come in.',
      'With a second person on its team, the policy takes two, one of them not its author; the frame of the site takes two. With a second editor, who may change this, too, a change takes both.',
      'This is for good: it cannot be taken back.',
    ],
    ownMachine:
      'This passkey works at {origin} alone, on this machine; so do those of others who try it here with you. If a team is to work with it, do not begin here, but at the address that your team opens its desk at: an engineer sets that up.',
    ownMachineKnown: 'I begin for this machine alone, to try it',
    name: 'Your name',
    email: 'Your e-mail address',
    confirm: 'Make my passkey and begin',
    then: 'Your device asks you to make the passkey. Then confirm with it at the foot of this screen: nothing is begun before that.',
  },
  parts: {
    title: 'Who may do what',
    takes: 'To go live, a release takes {persons: # person|# persons}',
    besidesAuthor: ', {count} of them not its author',
    publish: 'Publish',
    approve: 'Approve',
    rollBack: 'Roll back',
    nobody: 'nobody',
  },
  editors: {
    alone: '{names} alone may change this.',
    one: 'Each of these may change this: {names}.',
    together:
      '{needed} of the editors sign a change together: {names}. Each who has a key can revoke a passkey alone.',
  },
  lack: 'The access policy {lack}: that waits until another comes in, or who has no key is taken off.',
  whoComesBack:
    'Who has lost a passkey comes back by an invitation to the same address, after an editor has revoked the lost one; where one editor is left, another person who has a key agrees in place of a second.',
  persons: {
    title: 'Persons',
    marks: { isYou: 'you', isEditor: 'editor', isMachine: 'a machine' },
    machineDoes: 'It may put live what persons have scheduled, and counts as no person.',
    noKey:
      '{name} has no passkey or key that counts, and signs nothing. Invite {name} again below, at the same address ({email}).',
    left: '{name} is on no team, has no passkey or key that counts, and signs nothing.',
    noKeyOfMachine:
      '{name} has no key that counts, and signs nothing. Add it again below, with a new key and the same address.',
    team: 'Team: {parts}',
    machineTeam: 'It may publish or roll back: {parts}',
    remove: {
      label: 'Take off teams …',
      title: 'Take {name} off teams',
      text: 'What {name} publishes, approves or signs for them from then on counts for nothing, nor do dates and ends that are to come (the screen Now says which); what went live stays live. The keys stay: {name} can still sign in, read, and save words. If {name} leaves, revoke the keys as well.',
      of: 'Off the team of',
      editor: 'Off the editors, who change who may do what',
      toOne: 'From then on a release of {parts} takes one person.',
      confirm: 'Take {name} off',
      propose: 'Propose to take {name} off',
    },
    machine: {
      title: 'Add a machine',
      text: 'CI that publishes, or a web hook that rolls back, signs with a key in a file. An engineer makes it on that machine, and sends you the line that this prints; take it from no other person. A machine counts as no person, and approves nothing.',
      confirm: 'Add it',
      propose: 'Propose to add it',
      key: 'The line with its public key (… MCowBQ…)',
      name: 'Name of the machine',
      email: 'An address of its own, such as ci@brand.in (it gets no mail)',
      publish: 'It may publish',
      rollBack: 'It may roll back',
    },
    kinds: {
      passkey: 'Passkey {id}, of {desk}, let in on {since}',
      ed25519: 'Key in a file {id}, let in on {since}',
    } satisfies Record<PersonKey['kind'], string>,
    thisOne: '{called}: you are signed in with this one',
    states: { counts: '', revoked: '', expired: 'expired' } satisfies Record<PersonKey['state'], string>,
    revoked: 'revoked by {by} on {time}: {message}',
    revoke: {
      label: 'Revoke this key: lock it out …',
      title: 'Revoke a key of {name}',
      text: '{called}. It signs nothing from then on, what it approved and still waits needs another approval, what it rejected is no longer rejected, what it published and still waits, or is just publishing, is published again by a colleague, a date or an end that it gave has to be given again (the screen Now says which), and a person who is signed in with it is signed out. What went live stays live, and what was confirmed stays confirmed.',
      confirm: 'Revoke the key now',
    },
    shortageThen:
      'Then the access policy {shortage}: invite {name} again, or another person, or take {name} off.',
    /** Where the reader has revoked the last key alone. */
    revokeNext: {
      text: '{called}. You alone revoked the last key that was revoked; another one in a row takes another person, so that one stolen key does not lock everybody out. An editor who has not just revoked one does it alone, at once.',
      confirm: 'Propose to revoke the key',
    },
  },
  proposals: {
    title: 'Proposed',
    why: 'Why: {message}',
    by: 'Signed by {names}',
    dropped: '“{proposal}” was dropped by {author} on {time}: {message}',
    nobody: 'no key that counts',
    missing: 'in force once signed by {missing} more: {waitsFor} can sign it',
    atOnce: 'Your signature is enough: it is in force at once.',
    takesMore:
      'You sign it, and it is in force once {missing: # more has|# more have} signed it, too: {others} can.',
    untilLive:
      'If anything goes live before that, it has to be proposed again, by one button under “Proposed”.',
    ends: 'Once it is in force, this has to be proposed again, by one button under “Proposed”: {others}.',
    now: '“{title}” is proposed, and in force once signed by {missing} more: {waitsFor} can sign it, under',
    link: 'Who may do what',
    agree: {
      label: 'Agree …',
      title: 'Agree to “{title}”',
      text: 'Your signature says yes to every line of it. Where it brings a new key, compare the digits with its owner first, by phone.',
      confirm: 'Agree to all of it',
    },
    again: {
      label: 'Propose it again …',
      title: 'Propose “{title}” again',
      text: 'The same change is made to what is in force now, and you sign it. Who signed it before has to sign it again.',
      confirm: 'Propose it again',
    },
    drop: {
      label: 'Drop the change …',
      title: 'Drop “{title}”',
      text: 'Who may do what stays as it is. It can be proposed again.',
      confirm: 'Drop the change',
    },
  },
  invitations: {
    title: 'Invitations',
    text: 'A link lets one person make a passkey for this desk, once. It counts when enough have signed that it does. For a new passkey of a colleague, invite that person again at the same address.',
    make: {
      title: 'Invite a person',
      text: 'You get a link; send it to that person alone. The passkey that is made by it counts for nothing before you and your colleagues sign.',
      confirm: 'Make the invitation',
    },
    name: 'Name',
    email: 'E-mail address',
    known:
      '{email} is {name}: by this invitation {name} makes a new passkey, and keeps all rights. Tick only what is to be added. Another person has another address.',
    teams: 'Joins the team of',
    editor: 'Is an editor, too: may change who may do what',
    desk: 'Address at which the team opens its desk (https://…)',
    list: 'Invitations, newest first',
    over: 'Invitations that are over ({count})',
    who: '{name} <{email}>',
    by: 'by {author}',
    gains: {
      teams: '{name} joins the team of {parts}.',
      further: 'It is a new passkey of {name}, with the same rights.',
      lost: 'If {name} has lost the earlier passkey, cancel this and revoke that one first, under Persons: until then {name} alone can agree to this, with it.',
      none: '{name} joins no team: may look, save words and translate, and can publish and approve nothing.',
      /** By part, as the policy has it by default (`usual-approvals.ts`). */
      usual: {
        landing: 'A release of the landing page goes on to take one person.',
        legal:
          'From then on a release of the privacy policy takes two persons, one of them not its author: one alone is no longer enough.',
      } as Record<string, string>,
      usualOtherwise: 'From then on a release of {parts} takes two persons: one alone is no longer enough.',
      editor: '{name} may then change who may do what.',
      secondEditor: '{name} may then change who may do what: from then on, each change takes you both.',
    },
    states: {
      open: 'Waits until {until}',
      accepted: 'A passkey was made, which does not count yet: {key}',
      in: 'Let in',
      ended: 'Ended {until}',
      revoked: 'Revoked',
    } satisfies Record<Invitation['state'], string>,
    address: 'Link for {name}',
    code: 'Code with the link for {name}',
    proposed: 'That it counts is proposed, and waits for signatures: see “Proposed”, above.',
    activate: {
      title: 'Let {name} in',
      text: 'Ask {name} by phone for the digits of the new passkey. Only if they are {key}, go on: a stranger who got hold of the link would have made another one.',
      own: 'It is your own: compare its digits, {key}, with those on the device on which you made it. Only if they are the same, go on: a stranger who got hold of the link would have made another one.',
      confirm: 'The digits are the same: let {name} in',
      propose: 'The digits are the same: propose to let {name} in',
    },
    revoke: {
      label: 'Revoke the invitation …',
      title: 'Revoke the invitation of {name}',
      text: 'No passkey is made by it any more, and none that was made by it counts. A change that is proposed already is dropped under “Proposed”.',
      confirm: 'Revoke the invitation',
    },
  },
};
