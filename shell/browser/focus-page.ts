/**
 * Takes the visitor to the start of a page that was reached without a full load, as a full load would: title, scroll
 * position, and the focus on the heading, which assistive technology then reads out.
 */
export function focusPage(hash: string, title: string): void {
  document.title = title;
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
