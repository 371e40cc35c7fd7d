import type { Schedule } from '../../answers';

/** The screen of what is live. */
export const now = {
  title: 'Live now',
  allWell: 'Nothing is wrong with what is live.',
  butUnconfirmed: 'Nothing else is wrong with what is live: an emergency waits to be confirmed, below.',
  butSchedule:
    'Nothing is wrong with what is live. A schedule does not go as planned: see “Scheduled”, below.',
  wrong: 'Something is wrong',
  shownInstead: {
    message: 'Visitors are shown deployment {name} instead: what is live is not signed as the rules want it.',
    remedy: 'Ask a colleague who may to put it live, or roll it back.',
  },
  example:
    'The pages show {count: # value|# values} of the example business; nothing goes live on a public address with {count: it|them}.',
  withoutPolicy: 'Nothing says yet who may publish, approve and put live:',
  begin: 'Begin on the screen People',
  missing: 'The check by a browser does not run at this desk yet',
  verify: 'Read every file of the store again',
  byPart: 'By part',
  putLive: 'Put live by',
  bySchedule: 'By the schedule of',
  published: 'Published by',
  rollBackPart: 'Roll back {part} …',
  gone: 'Its record is gone.',
  before: 'Before',
  rollBack: 'Roll back the whole site …',
  scheduled: 'Scheduled',
  proposed: 'Waits for signatures',
  end: {
    until: 'Its end (day and time in India)',
    tooEarly: 'That time has passed: choose one to come.',
    text: 'It stays live until then. Then what was live before goes live again by itself.',
    back: 'What was live before: {message}',
    set: { label: 'End it on a date …', title: 'End {parts} on a date', confirm: 'Give it this end' },
    move: { label: 'Move its end …', title: 'Move the end of the offer of {parts}', confirm: 'Move its end' },
  },
  changeDate: 'Change its date under Waiting',
  cancelEnd: {
    label: 'Cancel its end …',
    title: 'Cancel the end of the offer of {parts}',
    confirm: 'Cancel its end now',
  },
  cancel: {
    label: 'Cancel the schedule …',
    title: 'Cancel the schedule of {parts}',
    text: 'What is live stays. {then}',
    confirm: 'Cancel the schedule now',
    /** What becomes of what it was to put live. */
    then: {
      waiting: 'What it was to put live waits again.',
      unsigned: 'What it was to put live stays under Waiting, to be published again.',
      live: 'What it was to put live is live already, and does not end by itself.',
      replaced:
        'What it was to put live waits no longer: another release is live in its place. To bring its words back, write them again under Edit (of a final version of the policy: have the page show it), and publish.',
      withdrawn: 'What it was to put live was withdrawn, and never goes live.',
      before: 'What was live before does not go live again by itself.',
    } satisfies Record<Schedule['releases'], string>,
  },
  frozen: 'Frozen',
  freezes:
    'No release of {parts} goes live from {from} until {until}: {message} ({author}). An emergency passes, with its reason; rolling back works as ever.',
  lifted: '{author} lifted the freeze “{freeze}” of {parts}{why}',
  noFreeze: 'Nothing is frozen: what is approved may go live.',
  freeze: {
    label: 'Freeze …',
    title: 'Freeze what goes live',
    text: 'No release goes live in this time, such as a week of high sales. An emergency passes, with its reason. Rolling back works as ever, and offers end on their dates.',
    confirm: 'Freeze',
    part: 'What',
    all: 'All parts',
    from: 'From (day and time in India)',
    until: 'Until (day and time in India)',
    tooEarly: 'The end is not after the beginning: choose a later one.',
    why: 'Why, such as “Diwali week” (your colleagues see it)',
    /** What becomes of a schedule whose time is frozen. */
    waits: 'In this time: {schedule} It waits until the freeze is over, and goes live then.',
    ends: 'In this time: {schedule} Its own end is in it, too: it does not go live at all.',
  },
  lift: {
    label: 'Lift it …',
    title: 'Lift the freeze “{message}”',
    text: 'From now on it keeps nothing back: what is approved may go live.',
    confirm: 'Lift it now',
  },
  restore: 'Restore {part} as before the roll back …',
  notRestored: 'What was rolled back of {part} does not go live again.',
  emergency: '{author} put {part} live on {time}, as an emergency: {message}.',
  unconfirmed:
    'It is live without the approvals that it takes. {names} can say that it is right; if it is not, it is rolled back.',
  noConfirmer: 'No other person has a key to confirm it: let one in on the screen People.',
  confirm: {
    label: 'Confirm the emergency …',
    title: 'Confirm the emergency of {part}',
    text: 'You say that {part} is right as it is live. Look at it first. If it is not, roll it back: that takes one person.',
    confirm: 'Approve {part} as it is live',
  },
  empty: {
    title: 'Nothing is live yet',
    text: 'Publish the parts once, and put them live; then this screen shows both pages, since when they are live, and by whom.',
    link: 'See what waits',
  },
};

/** The secret address of what is scheduled and frozen. */
export const calendar = {
  subscribe: 'Have it in your calendar',
  text: 'Subscribe to this address in your calendar program: what is scheduled and frozen. It is for you alone: who has it can read it, without signing in.',
  address: 'Address of your calendar',
};
