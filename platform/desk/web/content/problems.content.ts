/** What the desk itself has to say when something goes wrong. */
export const problems = {
  unreachable: {
    message: 'The desk does not answer.',
    remedy:
      'Wait a moment, and do it again: what you typed is kept. If it takes long, have the desk started again.',
  },
  defect: {
    message: 'This page has a defect.',
    remedy: 'Load it again. If that does not help, tell an engineer what you did.',
  },
  toDo: 'What to do',
  lost: 'The desk does not answer just now. What you see is what it said last, and what you type is kept. The page goes on by itself once the desk is there again.',
  notKnown: 'How far this is will show once the desk answers again.',
  unknown: {
    title: 'There is no such screen',
    text: 'The address may be cut off.',
    link: 'See what is live now',
  },
};
