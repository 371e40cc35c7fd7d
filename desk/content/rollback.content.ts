/** The screen that shows what would be live again. */
export const rollBack = {
  title: 'Take back {part}',
  toSite: 'The site will be as it was with deployment {number}:',
  toPart: '{part} will be as it was with deployment {number}; the other parts stay as they are:',
  made: '{author}, {time}',
  differences: 'What changes for visitors',
  reading: 'Reading what would be live again …',
  look: 'What will be live again',
  dialog: {
    label: 'Take {part} back …',
    title: 'Take {part} back',
    text: 'Visitors see it at once. The history keeps what is live now, so this can be undone in the same way. Saved words stay saved: correct them under Edit, or the next publication brings them back.',
    confirm: 'Take {part} back now',
  },
  done: {
    title: 'It is taken back',
    text: 'What was live before is live again. The words that were taken back are still saved: correct them under Edit, or the next publication brings them back.',
  },
  cannot: 'It cannot be taken back',
  back: 'What is live now',
};
