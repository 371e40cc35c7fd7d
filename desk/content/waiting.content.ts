import type { Candidate } from '../api/waiting';

/** The screen of what is published and not live. */
export const waiting = {
  title: 'Waiting',
  text: 'What is published and not live. Nothing of it is seen by visitors until somebody puts it live.',
  branch: 'from the branch {branch}',
  counted: '{counted} of {needed}',
  withdrawn: 'Withdrawn: do not go live',
  states: {
    free: 'Ready',
    published: 'To be signed',
    waiting: 'Waits for approval',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    scheduled: 'Scheduled',
    superseded: 'Superseded',
  } satisfies Record<Candidate['state'], string>,
  empty: {
    title: 'Nothing waits',
    text: 'When somebody publishes a change (npm run site -- publish landing -m "why"), it stands here: look at it before anybody else does, approve it, put it live.',
    link: 'See what is live now',
  },
};
