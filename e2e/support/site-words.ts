import { createRequire } from 'node:module';
import type { brandOwners } from '../../landing-remote/content/brand-owners.content';
import type { contact } from '../../landing-remote/content/contact.content';
import type { features } from '../../landing-remote/content/features.content';
import type { hero } from '../../landing-remote/content/hero.content';
import type { serviceAreas } from '../../landing-remote/content/service-areas.content';
import type { words as policyWords } from '../../legal-remote/content/words.content';
import type { kitWords } from '../../shared/site/kit-words.content';
import { languageFolder } from '../../shared/site/languages';
import type { frame } from '../../shell/content/frame.content';

/** The site's words in a language, as far as journeys need them. */
export interface SiteWords {
  frame: typeof frame;
  hero: typeof hero;
  brandOwners: typeof brandOwners;
  features: typeof features;
  serviceAreas: typeof serviceAreas;
  contact: typeof contact;
  policy: typeof policyWords;
  /** The draft of a message on WhatsApp. */
  greeting: string;
  kitWords: typeof kitWords;
}

const load = createRequire(__filename);

/** @param language BCP 47 tag */
export function wordsIn(language: string): SiteWords {
  const folder = languageFolder(language);
  const content = (file: string) => load(`../../${file.replace('content/', `content/${folder}`)}`) as object;
  const { words: policy, ...others } = Object.assign(
    {},
    content('shell/content/frame.content.ts'),
    ...['hero', 'brand-owners', 'features', 'service-areas', 'contact'].map((name) =>
      content(`landing-remote/content/${name}.content.ts`),
    ),
    content('legal-remote/content/words.content.ts'),
    ...['greeting', 'kit-words'].map(
      (name) => load(`../../shared/site/${folder}${name}.content.ts`) as object,
    ),
  ) as Omit<SiteWords, 'policy'> & { words: SiteWords['policy'] };
  return { ...others, policy };
}
