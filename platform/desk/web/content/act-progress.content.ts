import type { ActKind } from '../../api/acts';

type ActWords = Record<ActKind, { running: string; /** By status. */ done: Record<string, string> }>;

/** Of a change of who may do what that others have to sign; as true once they have. */
const proposed = 'Proposed, for {missing} more to sign: {doing}.';
const signed = 'Signed, for {missing} more to sign: “{about}”.';

/** What is said while something is done, and afterwards. */
export const acts = {
  region: 'What is being done',
  close: 'Close',
  why: 'Why (has to be said; your colleagues see it)',
  whyOptional: 'Why (may stay empty; your colleagues see it)',
  /** On the buttons of a dialog that has no words of its own for them. */
  opens: '{title} …',
  now: '{title} now',
  refused: 'Not done: {sentence}',
  /** In a dialog. */
  reading: 'What stands here is being read …',
  enough: 'No other person is needed.',
  asEmergency: '{sentence} as an emergency',
  /** Why the release was published that an act is about. */
  quoted: '{sentence}: “{reason}”',
  /** Which release it was: why it was published. */
  which: ' Published as “{about}”.',
  /** Of what goes live together, a person approves what they may. */
  approvingSome: 'Approving, of {part}, what waits for you',
  /** What was saved after a publication was asked for. */
  savedSince: ' Saved since “Publish” was pressed, and in it: {files}.',
  untilEnd: '{sentence}, until {until}',
  /** Of a freeze. */
  fromNow: 'now',
  deployment: 'deployment {number}',
  /** What a person is, or is to be. */
  roles: {
    further: 'a new passkey',
    team: 'team of {parts}',
    editor: 'editors, who change who may do what',
    publish: 'publishes {parts}',
    rollBack: 'rolls back {parts}',
    none: 'no team',
  },
  /** Of a colleague's. */
  waitsForPasskey: 'It waits for the passkey of {author}.',
  /** Of the same act, of the same parts. */
  lastTime: 'The last time, this took {seconds} s.',
  keep: 'Not now',
  seeProposed: 'See who can sign it',
  seeHistory: 'See it in the history',
  seeWaiting: 'See it in Waiting',
  seeFound: 'See what it found',
  you: 'You',
  by: 'By {author}',
  openForm: 'Open the form: {title}',
  stop: 'Stop',
  /** A roll back that undoes another one. */
  restore: {
    running: 'Restoring {part} as before the roll back',
    done: {
      'rolled-back': '{part} is restored: live as before the roll back.',
      'already-live': 'That was live already.',
    } as Record<string, string>,
  },
  kinds: {
    publish: {
      running: 'Publishing {part}',
      done: {
        published: '{part} is published. Visitors see it when it is put live.',
        'signed-again': '{author} signed {part} again: the same words were published before.',
        'withdrawn-before':
          '{part} is published already, and was withdrawn: what is saved makes the same release, which never goes live. Change a word first (of a final version of the policy: one of “Words around the policy”).',
        'already-published': '{part} is published already: what is saved makes the same release.',
      },
    },
    preview: {
      running: 'Making the preview of {part}',
      done: { previewed: 'The preview of {part} is made.' },
    },
    check: {
      running: 'Having a browser open every page of {part}',
      done: {
        passed: 'A browser opened every page with {part}, and nothing was found.',
        failed: 'A browser opened every page with {part}. Faults found: {found}.',
      },
    },
    approve: {
      running: 'Approving {part}',
      done: {
        confirmed: '{part} is right as it is live. {author} confirmed the emergency{why}. {waitsFor}',
        approved: '{author} approved {part}. {waitsFor}',
        'already-approved': '{author} had approved {part} before. {waitsFor}',
        'approved-together': '{author} approved {part}, together with all that was ticked.',
      },
    },
    reject: {
      running: 'Rejecting {part}',
      done: {
        rejected: '{author} rejected {part}{why}.',
        'already-rejected': '{author} had rejected {part} before.',
      },
    },
    promote: {
      running: 'Putting {part} live',
      done: { promoted: 'Live now: {part}.', 'already-live': 'Live already: {part}.' },
    },
    schedule: {
      running: 'Scheduling {part} for {at}',
      done: {
        scheduled: 'Scheduled for {at}: {part}.',
        'scheduled-until': 'Scheduled for {at}, until {until}: {part}.',
      },
    },
    cancel: {
      running: 'Cancelling {about}',
      done: { cancelled: 'What is live stays; {about} is cancelled{why}.' },
    },
    'set-end': {
      running: 'Giving {part} an end: {until}',
      done: { 'end-set': '{part} ends on {until}; then what was live before is live again.' },
    },
    freeze: {
      running: 'Freezing {part} from {from}, until {until}',
      done: {
        frozen: 'Frozen from {from} until {until}: {part}.',
        'frozen-held':
          'Frozen from {from} until {until}: {part}. What is scheduled for that time does not go live in it: see “Scheduled” on Now.',
      },
    },
    'lift-freeze': {
      running: 'Lifting the freeze “{about}”',
      done: { 'freeze-lifted': 'The freeze “{about}” is lifted{why}.' },
    },
    withdraw: {
      running: 'Withdrawing {part}',
      done: {
        withdrawn: '{part} is withdrawn, and does not go live{why}.',
        'already-withdrawn': '{part} was withdrawn already.',
      },
    },
    'ask-for-changes': {
      running: 'Asking for changes of {part}',
      done: {
        'changes-asked':
          '{author} asked for changes of {part}{why}. It can go live all the same; the person who does that is told.',
      },
    },
    'share-preview': {
      running: 'Making a link to the preview of {part}',
      done: {
        linked: 'The link is made: it is on the page of its release. It ends on {at}, or when it is closed.',
      },
    },
    'revoke-share-links': {
      running: 'Closing the links to previews of {part}',
      done: { revoked: 'All links to this release of {part} are closed.' },
    },
    rollback: {
      running: 'Rolling back {part} to {to}',
      done: {
        'rolled-back': '{part} is rolled back. What was live before is live again.',
        'already-live': 'That was live already.',
      },
    },
    verify: {
      running: 'Reading every file of the store again',
      done: { verified: 'Every file of the store was read. Faults found: {found}.' },
    },
    'begin-version': {
      running: 'Beginning a version of {part}',
      done: { begun: 'The next version of {part} is begun, as a draft.' },
    },
    'approve-version': {
      running: 'Making final for good: {version} of {part}, in force from {day}',
      done: { approved: '{version} of {part} is final: its text stays as it is.' },
    },
    'show-version': {
      running: 'Having the page of {part} show: {version}',
      done: { shown: 'The page shows this version of {part} once it is published and put live.' },
    },
    'bootstrap-policy': {
      running: 'Beginning with who may do what, as {name}',
      done: {
        'in-force':
          '{name} has begun: from now on, nothing goes live unsigned. One signs in with that passkey.',
      },
    },
    invite: {
      running: 'Inviting {name}, {email} ({as})',
      done: {
        invited:
          '{name} is invited. The link under “Invitations”, which its author alone sees, works once, until {at}.',
      },
    },
    'revoke-invitation': {
      running: 'Revoking the invitation of {about}',
      done: {
        revoked: 'The invitation of {about} is revoked.',
        'already-revoked': 'The invitation of {about} was revoked already.',
      },
    },
    'activate-member': {
      running: 'Letting {about} in',
      done: { 'in-force': '{about} is let in.', proposed },
    },
    'add-machine': {
      running: 'Adding the machine {name} ({as})',
      done: { 'in-force': 'The machine {name} is added.', proposed },
    },
    'revoke-key': {
      running: 'Revoking a key of {about}',
      done: { 'in-force': 'The key of {about} is revoked: from now on it counts for nothing.', proposed },
    },
    'remove-member': {
      running: 'Taking {about} off ({as})',
      done: { 'in-force': '{about} is off those teams.', proposed },
    },
    'sign-people': {
      running: 'Agreeing to “{about}”',
      done: { 'in-force': 'In force now: “{about}”.', proposed: signed },
    },
    'propose-again': {
      running: 'Proposing “{about}” again',
      done: { 'in-force': 'In force now: “{about}”.', proposed: signed },
    },
    'drop-people': {
      running: 'Dropping “{about}”',
      done: { dropped: '“{about}” is dropped; who may do what stays as it is.' },
    },
  } satisfies ActWords as ActWords,
};

/** What is wrong with a field of a form, by its type. */
export const fields = {
  missing: '“{label}” is still empty: fill it in.',
  far: 'More than a year from now: is {year} right?',
  wrong: {
    date: 'There is no such day: choose another.',
    'datetime-local': 'There is no such day or time: choose another.',
    email: 'This is no e-mail address, such as asha@brand.in.',
    url: 'This is no address, such as https://desk.brand.in.',
    text: 'This cannot be taken as it is: write it otherwise.',
  } as Record<string, string>,
};

/** The whole site, where a sentence names a part. */
export const wholeSite = 'the site';
