import { type ContentText, contentTexts } from '@site/shared/testing/content-texts';
import { join } from 'node:path';
import { landingPageNames } from '../pages/landing-page-names';

/** All texts of the English content that the landing page shows; those of further pages are not among them. */
export function landingContentTexts(): ContentText[] {
  const nameOf = ({ at }: ContentText) => at.split(' ')[1]!;
  return contentTexts(join(__dirname, '../content')).filter(
    (text) => landingPageNames([nameOf(text)]).length > 0,
  );
}
