import { z } from 'zod';

/** What the server says without being asked. */
export const eventSchema = z.discriminatedUnion('kind', [
  /** The store was changed. */
  z.object({ kind: z.literal('store') }),
  /** An act began, went on or ended. */
  z.object({ kind: z.literal('acts') }),
]);

export type DeskEvent = z.infer<typeof eventSchema>;
