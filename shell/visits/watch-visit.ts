import type { VisitVitals } from '@site/shared/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { failures } from './failures';
import { fingerprintOf, placeInRelease } from './fingerprint';
import type { SiteVisit } from './start-visits';
import { clickOf } from './visit-clicks';

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

  const clicks = new Map<string, NonNullable<ReturnType<typeof clickOf>>>();
  let pincode = false;
  const watching = new AbortController();
  const whileWatching = { capture: true, signal: watching.signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = clickOf(target);
      if (click) clicks.set(JSON.stringify(click), click);
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
        clicks: [...clicks.values()],
        ...(pincode && { pincode }),
      });
    },
    { signal: watching.signal },
  );
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
