import type { Schedule } from '../../api/now';
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
  replaced: {
    title: 'Replaced',
    text: 'Published before what is live now, and never live. To bring its words back, publish them again.',
  },
  empty: {
    title: 'Nothing waits',
    text: 'When a change is published, it is here: look at it before visitors do, approve it, put it live.',
    link: 'Change words, and publish them',
  },
};

/** When something goes live, or is rolled back, by itself. */
export const scheduled = {
  goesLive: '{parts} goes live on {at}',
  goesLiveUntil: '{parts} goes live on {at}; what was live before goes live again on {until}',
  rollsBack: 'What was live before of {parts} goes live again on {at}',
  by: 'Scheduled by {author}',
  states: {
    scheduled: '',
    missed:
      'Its time is past, and nothing carried it out: put it live by its own button under Waiting, or cancel it. Ask an engineer whether the machine that carries schedules out runs.',
    refused: 'It was tried and refused; what was live stays.',
  } satisfies Record<Schedule['state'], string>,
};
