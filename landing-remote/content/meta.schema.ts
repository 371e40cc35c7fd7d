import { z } from 'zod';

/** What stands in the document's head; `{name}` takes a business value. */
export const metaSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(170),
});

export type MetaContent = z.infer<typeof metaSchema>;
