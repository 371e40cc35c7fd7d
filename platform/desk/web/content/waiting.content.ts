import type { Schedule, Candidate } from '../../answers';

/** The screen of what is published and not live. */
export const waiting = {
  title: 'Waiting',
  text: 'What is published and not live. Visitors see nothing of it.',
  /** What a candidate is called: its part, and why it was published. */
  named: '{part}: {message}',
  branch: 'built from a draft of an engineer, “{branch}”',
  counted: 'persons for it: {counted} of {needed}',
  withdrawn: 'Withdrawn: do not go live',
  states: {
    free: 'Ready',
    misfit: 'Cannot go live alone',
    published: 'To be published again',
    waiting: 'Waits for approval',
    approved: 'Approved',
    frozen: 'Frozen for now',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    scheduled: 'Scheduled',
    superseded: 'Replaced by a newer one',
  } satisfies Record<Candidate['state'], string>,
  /** Of what may be live again. */
  wasLive: 'Was live',
  /** Of what its schedule does not put live, as things are. */
  missesDate: 'As it is, misses its date',
  replaced: {
    title: 'Replaced',
    text: 'Published before what is live now, and never live. Words of them that are still saved came, or come, with later publications. To bring others back, write them again under Edit (of a final version of the policy: have the page show it), and publish. Open one for what a browser saw of it.',
  },
  empty: {
    title: 'Nothing waits',
    text: 'When a change is published, it is here: look at it before visitors do, approve it, put it live.',
    link: 'Change words, and publish them',
  },
};

/** When something goes live, or is rolled back, by itself. */
export const scheduled = {
  coming: {
    goesLive: '{parts} goes live on {at}',
    goesLiveUntil: '{parts} goes live on {at}; what was live before goes live again on {until}',
  },
  /** What something keeps back. */
  held: {
    goesLive: '{parts} is scheduled for {at}',
    goesLiveUntil: '{parts} is scheduled for {at}, until {until}',
  },
  /** Once its time has passed, or nothing comes of it any more. */
  due: {
    goesLive: '{parts} was to go live on {at}',
    goesLiveUntil: '{parts} was to go live on {at}, until {until}',
  },
  rollsBack: {
    coming:
      'An offer of {parts} is live until {at}; then what was live before, with deployment {number}, goes live again by itself',
    held: 'What was live before of {parts}, with deployment {number}, is to go live again on {at}',
    due: 'What was live before of {parts} was to go live again on {at}',
  },
  /** Of what was put live by hand before its date. */
  live: {
    goesLive: '{parts} is live already, before its date, {at}',
    goesLiveUntil:
      '{parts} is live already, before its date, {at}; what was live before, with deployment {number}, goes live again by itself on {until}',
  },
  by: 'Scheduled by {author}',
  endBy: 'Its end was given by {author}',
  /** What becomes of it by what puts another release live by hand. */
  then: {
    goesLive:
      'This ends a schedule: the release of {parts} that was to go live on {at} does not do so by itself any more',
    /** Of an offer that is live. */
    staysLive:
      'What visitors see of {parts} after this does not end by itself on {at}. The schedule stays: its end counts again if the offer is live again by then, as by a roll back, unless it is cancelled',
    /** Of an offer whose end was cancelled so, and that is live again by this. */
    endsAgain:
      'This brings back an offer with its end: what was live before of {parts} goes live again on {at}',
    /** Where no key that counts has signed its end. */
    neverEnds:
      'The end of the offer of {parts}, {at}, does not come: no key that counts has signed it. While the offer is live, its end is given again on Now.',
    hasNoEnd:
      'The end of the offer of {parts}, {at}, has passed: it stays until it is given another one, or rolled back',
    /** Of what goes live before its date. */
    endStays: 'Its end stays: what is live now goes live again on {at}, unless its schedule is cancelled',
  },
  /** That nothing comes of it, as things are, and what one can do. */
  over: {
    why: 'This schedule does nothing any more: {parts} was put live or rolled back since, and what visitors see now stays. {then}',
    /** Of the end of an offer. */
    resumes:
      'Another offer is live in its place until {until}. Then this one is live again, and ends as planned.',
    resumesLate:
      'Another offer is live in its place until {until}. Then this one is live again, and has no end until it is given one on Now.',
    then: {
      waiting:
        'To have its release go live by itself all the same, give it another date under Waiting; otherwise cancel the schedule.',
      unsigned:
        'Its release has to be published again under Edit first, as no signature of it counts any more; then give that a date under Waiting. Cancel this schedule: it is listed until then.',
      before:
        'If the offer is restored before its end, it ends then, as planned; restored after that, it has no end until it is given one under “By part”. If it is not to come back, cancel this schedule.',
      replaced:
        'Its words go live only once they are published again under Edit (a version of the policy: have the page show it first), and given a date under Waiting. Cancel this schedule: it is listed until then.',
      withdrawn: 'Cancel it: it is listed until then.',
      live: '',
    } satisfies Record<Schedule['releases'], string>,
  },
  states: {
    scheduled: '',
    held: 'As it is, it does not go live then.',
    missed:
      'Its time is past, and nothing carried it out: put it live by its own button under Waiting, or cancel it. Ask an engineer whether the machine that carries schedules out runs.',
    refused: 'It was tried and refused; what was live stays, and it is tried again.',
  } satisfies Record<Schedule['state'], string>,
};
