import type { ActKind } from '../api/acts';

interface ActWords {
  running: string;
  refused: string;
  /** By status. */
  done: Record<string, string>;
}

/** What is said while something is done, and afterwards. */
export const acts: {
  region: string;
  close: string;
  why: string;
  whyOptional: string;
  keep: string;
  seeHistory: string;
  seeWaiting: string;
  stop: string;
  kinds: Record<ActKind, ActWords>;
} = {
  region: 'What is being done',
  close: 'Close',
  why: 'Why',
  whyOptional: 'Why (the history shows it)',
  keep: 'Leave it as it is',
  seeHistory: 'See it in the history',
  seeWaiting: 'See it in Waiting',
  stop: 'Stop',
  kinds: {
    publish: {
      running: 'Publishing {part}',
      refused: '{part} was not published; nothing was stored',
      done: {
        published: '{part} is published. Visitors see it when somebody puts it live.',
        'already-published': '{part} is published already: what is saved makes the same release.',
      },
    },
    preview: {
      running: 'Making the preview of {part}',
      refused: 'The preview of {part} was not made',
      done: { previewed: 'The preview of {part} is made.' },
    },
    check: {
      running: 'A browser opens every page of {part}',
      refused: '{part} was not checked',
      done: {
        passed: 'A browser opened every page with {part}: nothing found.',
        failed: 'A browser opened every page with {part} and found {found}.',
      },
    },
    approve: {
      running: 'Approving {part}',
      refused: '{part} was not approved',
      done: {
        approved: 'You approved {part}: {counted} of {needed}.',
        'already-approved': 'You had approved {part} before: {counted} of {needed}.',
      },
    },
    reject: {
      running: 'Rejecting {part}',
      refused: '{part} was not rejected',
      done: { rejected: 'You rejected {part}.', 'already-rejected': 'You had rejected {part} before.' },
    },
    promote: {
      running: 'Putting {part} live',
      refused: '{part} was not put live; what was live stays',
      done: { promoted: '{part} is live now.', 'already-live': '{part} was live already.' },
    },
    schedule: {
      running: 'Scheduling {part}',
      refused: '{part} was not scheduled',
      done: { scheduled: '{part} goes live on {at}.' },
    },
    cancel: {
      running: 'Cancelling schedule {number}',
      refused: 'Schedule {number} was not cancelled',
      done: { cancelled: 'Schedule {number} is cancelled; what is live stays.' },
    },
    withdraw: {
      running: 'Withdrawing {part}',
      refused: '{part} was not withdrawn',
      done: {
        withdrawn: '{part} is withdrawn: it does not go live.',
        'already-withdrawn': '{part} was withdrawn already.',
      },
    },
    reinstate: {
      running: 'Letting {part} go live again',
      refused: '{part} stays withdrawn',
      done: { reinstated: '{part} may go live again.', 'not-withdrawn': '{part} was not withdrawn.' },
    },
    'take-back': {
      running: 'Taking {part} back',
      refused: '{part} was not taken back; what was live stays',
      done: {
        'rolled-back': '{part} is taken back. What was live before is live again.',
        'already-live': 'That was live already.',
      },
    },
    verify: {
      running: 'Checking every file of the store',
      refused: 'The store could not be checked',
      done: { verified: 'Every file of the store is checked; {found} found.' },
    },
  },
};

/** The whole site, where a sentence names a part. */
export const wholeSite = 'the site';
