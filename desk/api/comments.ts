import { z } from 'zod';
import { moment } from './names';

const spoken = { author: z.string(), time: moment };

/** A comment on a candidate, with what was said to it. */
export const commentSchema = z.object({
  /** Counts up within the release, with gaps. */
  number: z.number().int(),
  /** Address of a page; null for the candidate as a whole. */
  page: z.string().nullable(),
  /** Heading of a section of it; null for the page as a whole. */
  section: z.string().nullable(),
  text: z.string(),
  asksForChanges: z.boolean(),
  /** The guest link that it came by; null for somebody with an account. */
  link: z.number().nullable(),
  ...spoken,
  /** Oldest first. */
  answers: z.array(z.object({ ...spoken, text: z.string() })),
  /** Null while it is open. */
  resolved: z.object(spoken).nullable(),
});

export type Comment = z.infer<typeof commentSchema>;

/** What a comment on a preview can be about, the whole first. */
export const placesSchema = z.object({
  places: z.array(z.object({ page: z.string().nullable(), section: z.string().nullable() })),
});

export type Places = z.infer<typeof placesSchema>;
