import { z } from 'zod';
import { fixedText } from './only-in-english';

/** Words that the kit says by itself, in every part. */
export const kitWordsSchema = z.strictObject({
  /** On a download button that has no words of its own. */
  download: fixedText('Download App'),
  /** What a link to another site does; is in brackets behind its words, for assistive technology. */
  newTab: z.string().min(1),
});

export type KitWordsContent = z.infer<typeof kitWordsSchema>;
