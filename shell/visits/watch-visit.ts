import { type VisitVitals, VISIT_PLACES, type VisitClick, type VisitPlace } from '@site/shared/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { failures, type SiteVisit } from './start-visits';

/** The most failures that a visit tells of: one failure can throw again and again. */
const MAX_FAILURES = 5;

/**
 * Notes what happens on the visit that began with this page, and sends it when the visitor leaves or switches away for the
 * first time. What happens later is not counted.
 * @param isLate whether the arrival was counted before the site had started
 */
export function watchVisit(visit: SiteVisit, isLate: boolean): void {
  const vitals: VisitVitals = {};
  onLCP(({ value }) => (vitals.lcp = Math.round(value)));
  onINP(({ value }) => (vitals.inp = Math.round(value)));
  onCLS(({ value }) => (vitals.cls = Number(value.toFixed(4))));

  const clicks: VisitClick[] = [];
  let pincode = false;
  const watching = new AbortController();
  const whileWatching = { capture: true, signal: watching.signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = clickOf(target);
      if (click) clicks.push(click);
    },
    whileWatching,
  );
  document.addEventListener(
    'submit',
    ({ target }) => (pincode ||= (target as Element).querySelector('[autocomplete="postal-code"]') !== null),
    whileWatching,
  );
  const noteThrown = (error: unknown) => {
    const place = placeInRelease(error);
    if (place) failures.push({ part: place.part, error });
  };
  addEventListener('error', ({ error }) => noteThrown(error), whileWatching);
  addEventListener('unhandledrejection', ({ reason }) => noteThrown(reason), whileWatching);

  // web-vitals settles its figures on the window, before the event comes down to the document.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      watching.abort();
      const seen = failures.map(({ part, error }) => ({ part, fingerprint: fingerprintOf(error) }));
      visit.send({
        kind: 'leaving',
        ...(isLate && { startedLate: true }),
        failures: distinct(seen).slice(0, MAX_FAILURES),
        vitals,
        clicks: distinct(clicks),
        ...(pincode && { pincode }),
      });
    },
    { signal: watching.signal },
  );
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** A place in a part's code, as the address of a release's file and the position in it. */
interface CodePlace {
  part: string;
  /** `LandingPage.1f2e.js:1:2345`. */
  position: string;
}

/** A release's file in a line of a stack, in the forms of all browsers. */
const PLACE = /\/_f\/([a-z][a-z0-9-]*)\/([^\s/?#()]+:\d+:\d+)/;

/** Where in the code of a release an error was made; null for one of elsewhere, such as of an extension. */
export function placeInRelease(error: unknown): CodePlace | null {
  const [, part, position] = PLACE.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return part && position ? { part, position } : null;
}

/** 8 hexadecimal digits of what kind of error it is and where it was made. Messages are left out: they may hold what a visitor typed. */
export function fingerprintOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return fnv1a(`${name} ${placeInRelease(error)?.position ?? ''}`);
}

/** 32 bits. @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The download or the chat that a click opens, with its place on the page; null for every other click. */
export function clickOf(target: EventTarget | null): VisitClick | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.hostname === 'play.google.com') return { control: 'download', place: placeOfDownload(link) };
  if (link?.hostname === 'wa.me') return { control: 'whatsapp', place: placeAround(link) };
  return null;
}

/** The address itself says it, for Play Console. */
function placeOfDownload({ search }: HTMLAnchorElement): VisitPlace {
  const referrer = new URLSearchParams(new URLSearchParams(search).get('referrer') ?? '');
  return known(referrer.get('utm_medium'));
}

function placeAround(link: Element): VisitPlace {
  const around = link.closest('header,footer,section[id]');
  return known(around?.localName === 'section' ? around.id : around?.localName);
}

function known(name: string | null | undefined): VisitPlace {
  return VISIT_PLACES.find((place) => place === name) ?? 'other';
}
