/** When something goes live, or is put back, by itself. */
export const scheduled = {
  goesLive: '{parts} goes live on {at}',
  goesLiveUntil: '{parts} goes live on {at}; what was live before is put back on {until}',
  rollsBack: 'What was live before of {parts} is put back on {at}',
};
