import { type BusinessValues, fillIn } from '@site/shared/site';
import { textsIn } from '@site/shared/site/texts-in';
import { benefits } from '../content/benefits.content';
import { brandOwners } from '../content/brand-owners.content';
import { buyers } from '../content/buyers.content';
import { categories } from '../content/categories.content';
import { contact } from '../content/contact.content';
import { features } from '../content/features.content';
import { hero } from '../content/hero.content';
import { partners } from '../content/partners.content';
import { serviceAreas } from '../content/service-areas.content';
import { steps } from '../content/steps.content';

/** Names of drawings, drafts of messages, and the answers to a pincode that nobody has typed yet. */
const UNSAID = ['icon', 'image', 'message', 'served', 'notServed', 'malformed'];

/** All texts of the content that the landing page says, for composing to find again in the page. */
export function landingTexts(site: BusinessValues): string[] {
  const { pincodeCheck, ...areas } = serviceAreas;
  const sections = [
    hero,
    features,
    categories,
    steps,
    buyers,
    benefits,
    brandOwners,
    partners,
    areas,
    contact,
  ];
  const content = site.features.pincodeCheck ? [...sections, pincodeCheck] : sections;
  return textsIn(content, UNSAID).map((text) => fillIn(text, site));
}
