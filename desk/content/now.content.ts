/** The screen of what is live. */
export const now = {
  title: 'Live now',
  noReason: 'No reason was given.',
  allWell: 'Nothing is wrong with what is live.',
  wrong: 'Something is wrong',
  shownInstead:
    'Visitors are shown deployment {name} instead: what is live is not signed as the rules want it.',
  example:
    'The pages show {count} values of the example business; nothing goes live on a public address with them.',
  openToAll:
    'Anyone with this store’s credentials may ship: nobody has said who may. To begin with that: the screen People.',
  insteadRemedy: 'Have somebody put it live who may, or take it back.',
  verify: 'Check the whole store',
  byPart: 'By part',
  part: 'Part',
  message: 'What was published last',
  published: 'Published by',
  act: 'What you can do',
  takeBackPart: 'Take {part} back …',
  gone: 'Its record is gone.',
  before: 'Before',
  takeBack: 'Take the whole site back …',
  scheduled: 'Scheduled',
  goesLive: '{parts} goes live on {time}',
  goesBack: '{parts} goes back to the release before on {time}',
  missed: 'It is past its time: nothing has carried it out yet.',
  refused: 'It was tried and refused; what was live stays.',
  cancel: 'Cancel it …',
  cancelTitle: 'Cancel schedule {number}',
  cancelText: 'What it was to put live waits again. What is live stays.',
  cancelNow: 'Cancel schedule {number} now',
  emergency: '{author} put {part} live alone: {message}',
  empty: {
    title: 'Nothing is live yet',
    text: 'Publish the parts once, and put them live; then this screen shows both pages, since when they are live, and by whom.',
    link: 'See what waits',
  },
};
