import { publicStepsSchema } from '../../api/public-steps';
import { publicSteps } from '@site/operations';
import { get } from './route';

/** The way to a public address. */
export const publicRoutes = [
  get('/api/v1/public-steps', {
    answer: publicStepsSchema,
    handle: async ({ store, parts, author }) => ({
      steps: (await publicSteps(store, parts, author)).map(({ places: _, ...step }) => step),
    }),
  }),
];
