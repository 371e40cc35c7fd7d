import { hash } from 'node:crypto';
import { BANNER_STYLES, isPreviewBanner, type PageElement } from '@site/composer';

/** What is not drawn, or is told by its name. */
const NOT_DRAWN = new Set(['script', 'meta', 'title', 'link', 'template']);

/**
 * How a page looks without its words, pictures and links: a digest of its elements with their classes, its icons and its styles.
 * @param basePath what addresses within the site begin with
 */
export function lookOf(document: PageElement, basePath: string): string {
  const drawn = JSON.stringify(drawnIn(document, false));
  return hash('sha256', basePath ? drawn.replaceAll(basePath, '') : drawn);
}

/** Itself with all within it; nothing where it is not drawn, or only in previews. */
function drawnIn(element: PageElement, isWithinIcon: boolean): unknown[] {
  const { name, attribs, children } = element;
  if (NOT_DRAWN.has(name) || isPreviewBanner(element) || children[0] === BANNER_STYLES) return [];
  const isIcon = isWithinIcon || name === 'svg';
  const styles = name === 'style' ? children : [];
  const within = children.flatMap((child) => (typeof child === 'string' ? [] : drawnIn(child, isIcon)));
  return [[name, isIcon ? attribs : [attribs.class, attribs.style], ...styles, ...within]];
}
