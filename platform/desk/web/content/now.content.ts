/** The screen of what is live. */
export const now = {
  title: 'Live now',
  allWell: 'Nothing is wrong with what is live.',
  butUnconfirmed: 'Nothing else is wrong with what is live: an emergency waits to be confirmed, below.',
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
  rollBackPart: 'Roll back {part} …',
  gone: 'Its record is gone.',
  before: 'Before',
  rollBack: 'Roll back the whole site …',
  scheduled: 'Scheduled',
  proposed: 'Waits for signatures',
  cancel: {
    label: 'Cancel the schedule …',
    title: 'Cancel the schedule of {parts}',
    text: 'What it was to put live waits again. What is live stays.',
    confirm: 'Cancel the schedule now',
  },
  restore: 'Restore {part} as before the roll back …',
  emergency: '{author} put {part} live alone on {time}, as an emergency: {message}.',
  unconfirmed:
    'It is live without the approvals that it takes. {names} can say that it is right; if it is not, it is rolled back.',
  noConfirmer: 'No other person has a key to confirm it: let one in on the screen People.',
  confirm: {
    label: 'Confirm the emergency …',
    title: 'Confirm the emergency of {part}',
    text: 'You say that {part} is right as it is live. Look at it first. If it is not, roll it back: that takes one person.',
    confirm: 'Confirm {part} now',
  },
  empty: {
    title: 'Nothing is live yet',
    text: 'Publish the parts once, and put them live; then this screen shows both pages, since when they are live, and by whom.',
    link: 'See what waits',
  },
};
