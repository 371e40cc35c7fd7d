/** The screen that shows what would be live again. */
export const rollBack = {
  title: 'Roll back {part}',
  toSite: 'The site will be as it was with deployment {number}:',
  toPart:
    '{part} will be as it was with deployment {number}; the other parts stay as they are. What was published then:',
  version: 'The page then shows version {version} in full, in force from {day}.',
  draft: 'The page then shows a draft of the policy, which is not in force.',
  coming: 'It announces version {version}, in force from {day}.',
  differences: 'What changes for visitors',
  reading: 'Reading what would be live again …',
  look: 'What will be live again',
  dialog: {
    title: 'Roll back {part}',
    text: 'It will be as it was with deployment {number}, and visitors see that at once. What is live now stays in the history; to put it back, the screen Now has “Restore {part} as before the roll back” then, until something else goes live; after that, it is under Waiting. Saved words stay saved: change them under Edit (for a final version, begin the next one), or the next publication brings them back.',
  },
  restore: {
    label: 'Restore {part} …',
    title: 'Restore {part} as before the roll back',
    text: 'It will be as it was with deployment {number}, and visitors see that at once. It can be rolled back again at any time.',
    confirm: 'Restore {part} now',
  },
  restored: { title: 'It is restored', text: 'What was rolled back is live again.' },
  done: {
    title: 'It is rolled back',
    text: 'What was live before is live again. The words that were rolled back are still saved: change them under Edit (for a final version, begin the next one), or the next publication brings them back.',
  },
  cannot: 'It cannot be rolled back',
  back: 'What is live now',
};
