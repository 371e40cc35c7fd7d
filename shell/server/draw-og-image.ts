import symbol from '@site/shared/brand/symbol.svg?source';
import type { OgImage, OgImageContent } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { loadContent } from '../content/all-content';
import { ogImageOf } from '../og-image/og-image';

/** The picture next to a page's link, with the name, tagline and symbol of this release. */
export async function drawOgImage({
  language = DEFAULT_LANGUAGE,
  ...page
}: OgImageContent & { language?: string }): Promise<OgImage> {
  const { content, lettering } = await loadContent(language);
  return ogImageOf(page, {
    brandName: businessValues.brandName,
    tagline: content.frame.tagline,
    lettering,
    direction: languages.find(({ tag }) => tag === language)?.direction ?? 'ltr',
    symbol,
  });
}
