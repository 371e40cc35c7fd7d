import { z } from 'zod';

/** What is in the document's head; `{name}` takes a business value. */
export const metaSchema = z
  .strictObject({
    title: z.string().min(1),
    description: z
      .string()
      .min(50)
      .max(170)
      .describe('What search engines and chats show below the title: 50 to 170 letters.'),
  })
  .meta({ title: 'Title and description' });

export type MetaContent = z.infer<typeof metaSchema>;
