import type { ActKind } from '../../api/acts';

type ActWords = Record<ActKind, { running: string; /** By status. */ done: Record<string, string> }>;

/** Of a change of who may what that others have to sign. */
const proposed =
  'It is proposed, and in force once signed by {missing} more: the screen People says who can.';

/** What is said while something is done, and afterwards. */
export const acts = {
  region: 'What is being done',
  close: 'Close',
  why: 'Why (has to be said: the history shows it)',
  whyOptional: 'Why (may stay empty: the history shows it)',
  fillIn: 'Fill this in, as its label says.',
  refused: 'Not done: {sentence}',
  asEmergency: '{sentence} alone, as an emergency',
  lastTime: 'The last time, that took {seconds} s.',
  keep: 'Leave it as it is',
  seeHistory: 'See it in the history',
  seeWaiting: 'See it in Waiting',
  seeFound: 'See what it found',
  you: 'You',
  by: 'By {author}',
  openForm: 'Open the form: {title}',
  stop: 'Stop',
  kinds: {
    publish: {
      running: 'Publishing {part}',
      done: {
        published: '{part} is published. Visitors see it when it is put live.',
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
        passed: 'A browser opened every page with {part}: nothing found.',
        failed: 'A browser opened every page with {part} and found {found}.',
      },
    },
    approve: {
      running: 'Approving {part}',
      done: {
        approved: '{author} approved {part}: it takes {needed}, and {counted} count.',
        'already-approved': '{author} had approved {part} before: it takes {needed}, and {counted} count.',
        'approved-together': '{author} approved what one person may approve of {part}.',
      },
    },
    reject: {
      running: 'Rejecting {part}',
      done: {
        rejected: '{author} rejected {part}.',
        'already-rejected': '{author} had rejected {part} before.',
      },
    },
    promote: {
      running: 'Putting {part} live',
      done: { promoted: 'Live now: {part}.', 'already-live': 'Live already: {part}.' },
    },
    schedule: {
      running: 'Scheduling {part}',
      done: {
        scheduled: 'Goes live on {at}: {part}.',
        'scheduled-until': 'Goes live on {at}, until {until}: {part}.',
      },
    },
    cancel: {
      running: 'Cancelling schedule {number}',
      done: { cancelled: 'Schedule {number} is cancelled; what is live stays.' },
    },
    withdraw: {
      running: 'Withdrawing {part}',
      done: {
        withdrawn: '{part} is withdrawn: it does not go live.',
        'already-withdrawn': '{part} was withdrawn already.',
      },
    },
    'ask-for-changes': {
      running: 'Asking for changes of {part}',
      done: {
        'changes-asked':
          '{author} asked for changes of {part}. It can go live all the same; the person who does that is told.',
      },
    },
    'share-preview': {
      running: 'Making a link to the preview',
      done: { linked: 'The link is made. It works until {at}: copy it under “Look at it”.' },
    },
    'revoke-share-links': {
      running: 'Closing the links to the preview',
      done: { revoked: 'The links to the preview are closed.' },
    },
    rollback: {
      running: 'Rolling back {part}',
      done: {
        'rolled-back': '{part} is rolled back. What was live before is live again.',
        'already-live': 'That was live already.',
      },
    },
    verify: {
      running: 'Checking every file of the store',
      done: { verified: 'Every file of the store is checked; {found} found.' },
    },
    'begin-version': {
      running: 'Beginning a version of {part}',
      done: { begun: 'The next version of {part} is begun: it is in the list, as a draft.' },
    },
    'approve-version': {
      running: 'Approving a version of {part}',
      done: { approved: 'The version of {part} is approved: its text stays as it is.' },
    },
    'show-version': {
      running: 'Having the page show a version of {part}',
      done: { shown: 'The page shows this version of {part} once it is published and put live.' },
    },
    'bootstrap-policy': {
      running: '{name} begins with who may what',
      done: {
        'in-force': '{name} has begun: from now on, nothing goes live unsigned. Sign in with that passkey.',
      },
    },
    invite: {
      running: 'Inviting {name}',
      done: { invited: '{name} is invited until {at}: copy the link under “Invitations”.' },
    },
    'revoke-invitation': {
      running: 'Revoking invitation {number}',
      done: {
        revoked: 'Invitation {number} is revoked.',
        'already-revoked': 'Invitation {number} was revoked already.',
      },
    },
    'activate-member': {
      running: 'Letting in whom invitation {number} is for',
      done: { 'in-force': 'The passkey of invitation {number} counts now.', proposed },
    },
    'revoke-key': {
      running: 'Revoking a key',
      done: { 'in-force': 'The key is revoked: from now on it counts for nothing.', proposed },
    },
    'remove-member': {
      running: 'Taking {person} off teams',
      done: { 'in-force': '{person} is off those teams.', proposed },
    },
    'sign-people': {
      running: 'Agreeing to a change of who may what',
      done: { 'in-force': 'The change is in force now.', proposed },
    },
    'drop-people': {
      running: 'Dropping a change of who may what',
      done: { dropped: 'The proposed change is dropped; who may what stays as it is.' },
    },
  } satisfies ActWords as ActWords,
};

/** The whole site, where a sentence names a part. */
export const wholeSite = 'the site';
