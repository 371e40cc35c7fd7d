/**
 * Takes the visitor to the start of a page that was reached without a full load, as a full load would: title, scroll
 * position, and the focus on the heading, which assistive technology then reads out.
 */
export function arriveAt(hash: string, title: string): void {
  document.title = title;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  const heading = (target ?? document.getElementById('main'))?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
