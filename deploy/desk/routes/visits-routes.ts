import { todaySchema } from '@site/desk/api/visits';
import { readToday } from '../../actions/visits/read-today';
import { jsonRoute } from './route';

/** What was counted of real visits. */
export const visitsRoutes = [
  jsonRoute({
    method: 'GET',
    path: '/api/v1/visits',
    summary: 'What was counted of real visits since the day began in India, beside the week before',
    answer: todaySchema,
    handle: async ({ visitsPlace }) => ({
      visits: visitsPlace === null ? null : await readToday(visitsPlace, new Date()),
    }),
  }),
];
