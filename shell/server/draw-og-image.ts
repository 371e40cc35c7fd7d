import symbol from '@site/shared/brand/symbol.svg?source';
import type { OgImage, OgImageContent } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { frame } from '../content/frame.content';
import { ogImageOf } from '../og-image/og-image';

/** The picture beside a page's link, with the name, tagline and symbol of this release. */
export function drawOgImage(content: OgImageContent): OgImage {
  return ogImageOf(content, { brandName: businessValues.brandName, tagline: frame.tagline, symbol });
}
