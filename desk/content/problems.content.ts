/** What the desk itself has to say when something goes wrong. */
export const problems = {
  unreachable: {
    message: 'The desk does not answer.',
    remedy:
      'It was stopped, or this machine is asleep. Start it again in its terminal, and open the new link.',
  },
  defect: {
    message: 'This page has a defect.',
    remedy: 'Load it again. If that does not help, tell whoever keeps the code what you did.',
  },
  toDo: 'What to do',
  lost: 'The desk does not answer just now. What you see is what it said last; the page goes on by itself.',
  closed: 'Your session has ended. Open the newest link that the terminal of the desk shows.',
  unknown: {
    title: 'There is no such screen',
    text: 'The address may be cut off.',
    link: 'See what is live now',
  },
};
