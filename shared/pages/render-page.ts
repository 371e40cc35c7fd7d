import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BASE_PATH_MARK } from '../contracts/page-deployment';
import type { PageFacts } from '../contracts/released-page';
import type { ComposedPageModule } from '../contracts/remote-page';
import { businessValues } from '../site/business-values';
import { markedValues } from '../site/marked-values';
import { digestOfMarkup, firstPicture } from './markup';
import { PAGE_ID_PREFIX, pagePropsAt } from './page-props';
import { isSupplied } from '../site/placeholders';

export { businessValues };

/** What React writes in the place of a boundary whose content threw: browsers are to try again. */
const LEFT_TO_BROWSERS = '<!--$!-->';

/** A page before the picture of its link is drawn. */
interface RenderedPage {
  markup: string;
  facts: Omit<PageFacts, 'linkPicture'>;
}

/**
 * A page as its release holds it, rendered by the code that will hydrate it. Addresses begin with marks, since the page does not know
 * yet where it will be.
 * @param language BCP 47 tag
 * @throws Error for a page that could not be read without scripts, and whatever a component of the page throws
 */
export function renderPage(module: ComposedPageModule, language: string): RenderedPage {
  const site = businessValues;
  // A preview shows more once its scripts run; its HTML is that of the live site.
  const props = { ...pagePropsAt(BASE_PATH_MARK, language), isPreview: false };
  const markup = renderToString(createElement(module.default, props), { identifierPrefix: PAGE_ID_PREFIX });
  if (markup.includes(LEFT_TO_BROWSERS)) throw new Error('it is shown by browsers alone');
  const origin = site.siteOrigin;
  const data = origin ? supplied(module.structuredData?.(markedValues, origin)) : undefined;
  return {
    markup,
    facts: {
      ...module.meta(site),
      inEnglish: module.inEnglish ?? null,
      digest: digestOfMarkup(markup),
      firstPicture: firstPicture(markup),
      structuredData: (data ?? []) as object[],
      documents: module.documents?.(site) ?? {},
      summary: module.summary?.(site) ?? null,
      lastModified: module.lastModified?.() ?? null,
      texts: module.texts?.(site) ?? [],
      unconfirmed: module.unconfirmed?.() ?? [],
      versions: module.versions?.() ?? null,
    },
  };
}

/**
 * Structured data without what the business has not supplied: a property whose value is a placeholder, or holds nothing
 * else any more, is left out; so is such an entry of a list.
 */
function supplied(value: unknown): unknown {
  if (typeof value === 'string' && !isSupplied(value)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.map(supplied).filter((entry) => entry !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = Object.entries(value).flatMap(([name, entry]) => {
    const left = supplied(entry);
    return left === undefined ? [] : [[name, left]];
  });
  const says = kept.some(([name]) => name !== '@type');
  return says ? Object.fromEntries(kept) : undefined;
}
