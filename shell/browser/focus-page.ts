/**
 * Takes the visitor to the start of a page that was reached without a full load, as a full load would: title, scroll position,
 * and the focus on the heading, which assistive technology then reads out. A visitor who went on to another control while
 * the page was coming, such as a menu, keeps it and the place; the title changes all the same.
 * @param cameFrom what had the focus when the page was asked for
 */
export function focusPage(hash: string, title: string, cameFrom = document.activeElement): void {
  document.title = title;
  const { activeElement, body } = document;
  if (activeElement !== cameFrom && activeElement !== body) return;
  const target = sectionOf(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  const heading = (target ?? document.getElementById('main'))?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What an anchor names; null for one that names nothing or cannot be decoded. */
function sectionOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Comes from the page's region after a navigation, when something is in it: the page, or what is said of it meanwhile. */
export const PAGE_SHOWN = 'site:page-shown';
