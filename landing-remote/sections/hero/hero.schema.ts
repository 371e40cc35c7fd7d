import { entry, headline, listOf, textFor } from '@site/shared/content/text';
import { fixedText } from '@site/shared/site/only-in-english';
import { z } from 'zod';

const badgeIcons = ['phone', 'soon', 'delivery'] as const;

export const heroSchema = z.strictObject({
  title: headline,
  text: textFor('sentence'),
  download: fixedText('Download'),
  /** "Learn More" alone says too little out of context; `about` completes it for assistive technology. */
  learnMore: z.strictObject({
    label: textFor('button'),
    about: textFor('sentence').meta({
      title: 'After the label, for screen readers',
      description: 'Read aloud behind the label, to people who do not see the page.',
    }),
  }),
  /** The status badges (specification §2.1). */
  badges: listOf(entry({ icon: z.enum(badgeIcons), text: textFor('badge') }), {
    things: 'badges',
    least: 1,
    most: 5,
  }),
  badgesLabel: textFor('badge').describe(
    'What the badges are: read aloud to people who do not see the page.',
  ),
  picture: textFor('sentence').describe('What the picture shows, in words.'),
});

export type HeroContent = z.infer<typeof heroSchema>;
