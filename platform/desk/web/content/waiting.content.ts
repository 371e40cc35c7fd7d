import type { Candidate } from '../../api/waiting';

/** The screen of what is published and not live. */
export const waiting = {
  title: 'Waiting',
  text: 'What is published and not live. Visitors see nothing of it until it is put live.',
  /** What a candidate is called: its part, and why it was published. */
  named: '{part}: {message}',
  branch: 'built from a draft of an engineer, “{branch}”',
  counted: 'persons for it: {counted} of {needed}',
  withdrawn: 'Withdrawn: do not go live',
  states: {
    free: 'Ready',
    published: 'To be signed',
    waiting: 'Waits for approval',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    scheduled: 'Scheduled',
    superseded: 'Replaced by a newer one',
  } satisfies Record<Candidate['state'], string>,
  empty: {
    title: 'Nothing waits',
    text: 'When a change is published, it is here: look at it before visitors do, approve it, put it live.',
    link: 'Change words, and publish them',
  },
};
