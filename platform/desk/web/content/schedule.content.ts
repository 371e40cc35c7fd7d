import type { Schedule } from '../../api/now';

/** When something goes live, or is rolled back, by itself. */
export const scheduled = {
  goesLive: '{parts} goes live on {at}',
  goesLiveUntil: '{parts} goes live on {at}; what was live before goes live again on {until}',
  rollsBack: 'What was live before of {parts} goes live again on {at}',
  states: {
    scheduled: '',
    missed:
      'Its time is past, and nothing carried it out: put it live by its own button under Waiting, or cancel it. Ask an engineer whether the machine that carries schedules out runs.',
    refused: 'It was tried and refused; what was live stays.',
  } satisfies Record<Schedule['state'], string>,
};
