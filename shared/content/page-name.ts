import { z } from 'zod';
import { parts } from '../federation';
import type { PageName } from '../site/page-link';

const names = Object.entries(parts).flatMap(([part, { pages }]) =>
  Object.keys(pages).map((path) => `${part}${path}`),
) as PageName[];

/** The schema of a content field that says where a link leads: the name of a page, for `pageLink`. */
export const pageName = z.enum(names, {
  error: ({ input }) => `names ${JSON.stringify(input)}, which no part has. Pages are ${names.join(', ')}`,
});
