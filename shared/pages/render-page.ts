import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BASE_PATH_MARK } from '../contracts/public-paths';
import type { ReleasedPage } from '../contracts/released-page';
import type { ComposedPageModule, OgImageContent } from '../contracts/remote-page';
import { businessValues } from '../site/business-values';
import { DEFAULT_LANGUAGE } from '../site/languages';
import { markedValues } from '../site/marked-values';
import { PAGE_ID_PREFIX, pagePropsAt } from './page-props';
import { withoutPlaceholders } from './without-placeholders';

export { businessValues };

/** What React writes in the place of a boundary whose content threw: browsers are to try again. */
const LEFT_TO_BROWSERS = '<!--$!-->';

/**
 * A page as its release holds it, rendered by the code that will hydrate it. Addresses begin with marks, since the page does not know
 * yet where it will be.
 * @param language BCP 47 tag
 * @throws Error for a page that could not be read without scripts, and whatever a component of the page throws
 */
export function renderPage(module: ComposedPageModule, language: string): ReleasedPage {
  const site = businessValues;
  // A preview shows more once its scripts run; its HTML is that of the live site.
  const props = { ...pagePropsAt(BASE_PATH_MARK, language), isPreview: false };
  const markup = renderToString(createElement(module.default, props), { identifierPrefix: PAGE_ID_PREFIX });
  if (markup.includes(LEFT_TO_BROWSERS)) throw new Error('it is shown by browsers alone');
  const origin = site.siteOrigin;
  return {
    markup,
    facts: {
      ...module.meta(site),
      inEnglish: module.inEnglish ?? null,
      ogImage: ogImageIn(language, module.ogImage?.()),
      structuredData: origin ? withoutPlaceholders(module.structuredData?.(markedValues, origin) ?? []) : [],
      documents: module.documents?.(site) ?? {},
      summary: module.summary?.(site) ?? null,
      lastModified: module.lastModified?.() ?? null,
      texts: module.texts?.(site) ?? [],
      unconfirmed: module.unconfirmed?.() ?? [],
      versions: module.versions?.() ?? null,
    },
  };
}

/** Null where the English page's picture shows: for a page without letters to draw. */
function ogImageIn(language: string, content: OgImageContent | undefined): OgImageContent | null {
  return content && (language === DEFAULT_LANGUAGE || content.lettering) ? content : null;
}
