import { onlyInEnglish } from '@site/shared/site/only-in-english';
import { z } from 'zod';

/** Title and description of the document; {brand} and {app} are filled in. Google Play requires this name in the title. */
export const metaSchema = z
  .strictObject({
    title: z.string().refine(
      onlyInEnglish((title) => title.includes('Privacy Policy')),
      'must hold "Privacy Policy"',
    ),
    description: z.string().min(50).max(170),
  })
  .meta({ title: 'Title and description' });

export type MetaContent = z.infer<typeof metaSchema>;
