import { z } from 'zod';

/** What stands in the document's head; `{name}` takes a business value. Google Play wants the title to say what it is. */
export const metaSchema = z.strictObject({
  title: z.string().includes('Privacy Policy'),
  description: z.string().min(50).max(170),
});

export type MetaContent = z.infer<typeof metaSchema>;
