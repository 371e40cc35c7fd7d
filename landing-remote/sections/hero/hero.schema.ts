import { z } from 'zod';

const text = z.string().min(1);

export const heroSchema = z.strictObject({
  title: text,
  text,
  download: z.literal('Download'),
  /** "Learn More" alone says too little out of context; `about` completes it for assistive technology. */
  learnMore: z.strictObject({ label: text, about: text }),
  /** The three status badges (specification §2.1). */
  badges: z.strictObject({ android: text, ios: text, delivery: text }),
  badgesLabel: text,
  /** What the picture shows, in words. */
  picture: text,
});

export type HeroContent = z.infer<typeof heroSchema>;
