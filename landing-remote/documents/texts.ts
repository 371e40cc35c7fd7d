import { type BusinessValues, fillIn } from '@site/shared/site';
import { textsIn } from '@site/shared/site/texts-in';
import type { LandingContent } from '../content/all-content';
import { landingPageNames } from '../pages/landing-page-names';

/** Names of drawings, drafts of messages, and the answers to a pincode that is not typed yet. */
const SKIPPED_NAMES = ['icon', 'image', 'message', 'served', 'notServed', 'malformed'];

/** All texts that the landing page says, for composing to find again in the page: those of every content file that no other page shows. */
export function landingTexts(content: LandingContent, site: BusinessValues): string[] {
  const { meta: _head, greeting: _draft, kitWords: _kit, ...sections } = content;
  const { pincodeCheck: _check, ...areas } = content.serviceAreas;
  const said = site.features.pincodeCheck ? sections : { ...sections, serviceAreas: areas };
  const shown: Record<string, unknown> = said;
  return landingPageNames(Object.keys(shown))
    .flatMap((name) => textsIn(shown[name], SKIPPED_NAMES))
    .map((text) => fillIn(text, site));
}
