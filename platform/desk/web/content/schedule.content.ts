/** When something goes live, or is rolled back, by itself. */
export const scheduled = {
  goesLive: '{parts} goes live on {at}',
  goesLiveUntil: '{parts} goes live on {at}; what was live before goes live again on {until}',
  rollsBack: 'What was live before of {parts} goes live again on {at}',
};
