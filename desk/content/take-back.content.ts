/** The screen that shows what would be live again. */
export const takeBack = {
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
    text: 'Visitors see it at once. The history keeps what is live now, so this can be undone in the same way.',
    confirm: 'Take {part} back now',
  },
  cannot: 'It cannot be taken back',
  back: 'What is live now',
};
