import symbol from '@site/shared/brand/symbol.svg?source';
import type { OgImage, OgImageContent } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { loadContent } from '../content/all-content';
import { ogImageOf } from '../og-image/og-image';

/** The picture beside a page's link, with the name, tagline and symbol of this release. */
export async function drawOgImage(picture: OgImageContent, language: string): Promise<OgImage> {
  const { content } = await loadContent(language);
  return ogImageOf(picture, { brandName: businessValues.brandName, tagline: content.frame.tagline, symbol });
}
