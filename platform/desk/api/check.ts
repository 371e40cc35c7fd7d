import { z } from 'zod';
import { problemSchema } from './problem';
import { moment, previewId, sha256 } from './names';

const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** SHA-256 of its files, from the top. */
  files: z.array(sha256),
});

export type Picture = z.infer<typeof pictureSchema>;

/** What a browser saw of a candidate, as the store has it. */
export const checkSchema = z.object({
  preview: previewId,
  author: z.string(),
  time: moment,
  browser: z.string(),
  isPassed: z.boolean(),
  /** Each thing that was found, once for each page. */
  findings: z.array(
    z.object({ path: z.string(), check: z.string(), message: z.string(), views: z.number() }),
  ),
  pictures: z.array(
    z.object({
      path: z.string(),
      language: z.string(),
      device: z.enum(['phone', 'desktop']),
      theme: z.enum(['light', 'dark']),
      after: pictureSchema,
      /** As it was live, from the check of what was: by that one's preview. Null where it was the same, or was not checked. */
      before: pictureSchema.extend({ preview: previewId }).nullable(),
      /** Share of pixels that differ from what was live, 0 to 1; null where the page was not live. */
      share: z.number().nullable(),
      sections: z.array(z.object({ section: z.string(), share: z.number() })),
      /** With what changed in red. */
      marked: pictureSchema.nullable(),
    }),
  ),
});

export type CheckRecord = z.infer<typeof checkSchema>;
export type CheckPicture = CheckRecord['pictures'][number];

/** What the machine that the desk runs on misses to run a check. */
export const checkMissingSchema = z.object({ problems: z.array(problemSchema) });
