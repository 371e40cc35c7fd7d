import { z } from 'zod';

const changeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  what: z.enum(['text', 'picture', 'link', 'title', 'description', 'search']),
  /** Where on the page, from the outside in. */
  section: z.array(z.string()),
  /** Where it was before, for what was moved. */
  from: z.array(z.string()).optional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Of a picture, its data address before and after; null where it is not there. */
  pictures: z.object({ before: z.string().nullable(), after: z.string().nullable() }).optional(),
});

export type Change = z.infer<typeof changeSchema>;

/** What a visitor finds different between two versions of the site. */
export const differenceSchema = z.object({
  everyPage: z.array(changeSchema),
  pages: z.array(
    z.object({
      path: z.string(),
      status: z.enum(['added', 'removed', 'changed']),
      changes: z.array(changeSchema),
    }),
  ),
  files: z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
});

export type Difference = z.infer<typeof differenceSchema>;
