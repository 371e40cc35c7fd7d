import type { PublicStep } from '../../api/public-steps';
import { publicSteps } from '@site/operations';
import { get } from './route';

/** The way to a public address. */
export const publicRoutes = [
  get('/api/v1/public-steps', {
    handle: async ({ store, parts, author }): Promise<{ steps: PublicStep[] }> => ({
      steps: (await publicSteps(store, parts, author)).map(({ places: _, ...step }) => step),
    }),
  }),
];
