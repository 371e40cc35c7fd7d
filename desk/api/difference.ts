import { z } from 'zod';
import { partName } from './names';

const changeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  what: z.enum(['text', 'picture', 'link', 'title', 'description', 'search']),
  /** Where on the page, from the outside in. */
  section: z.array(z.string()),
  /** Where it was before, for what was moved. */
  from: z.array(z.string()).optional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type Change = z.infer<typeof changeSchema>;

const versionSchema = z.object({
  kind: z.enum(['deployment', 'preview', 'candidate']),
  name: z.string().nullable(),
  isLive: z.boolean(),
});

const sizes = z.object({ scripts: z.number(), styles: z.number(), other: z.number() });

/** What a visitor finds different between two versions of the site. */
export const differenceSchema = z.object({
  before: versionSchema,
  after: versionSchema,
  everyPage: z.array(changeSchema),
  pages: z.array(
    z.object({
      path: z.string(),
      status: z.enum(['added', 'removed', 'changed']),
      changes: z.array(changeSchema),
    }),
  ),
  files: z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
  parts: z.array(
    z.object({
      part: partName,
      /** Bytes as brotli sends them. */
      sizes: z.object({ before: sizes.nullable(), after: sizes.nullable() }),
    }),
  ),
});

export type Difference = z.infer<typeof differenceSchema>;
