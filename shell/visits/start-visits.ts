import type { ArrivalBeacon, LeavingBeacon, VisitedPage } from '@site/shared/contracts';
import { whenIdle } from '../browser/when-idle';

/** What the page's own script offers where visits are counted (`document/scripts/visit.ts`). */
export interface SiteVisit {
  /** Counts the arrival, once. @returns whether it was counted now */
  arrive: (started: ArrivalBeacon['started']) => boolean;
  /** Calls back once the visitor sees the page: one that the browser prerenders, or loads in another tab, is no visit yet. */
  whenSeen: (then: () => void) => void;
  /** Sends a beacon with these fields and those of the page. */
  send: (fields: Omit<LeavingBeacon, keyof VisitedPage>) => void;
}

declare global {
  /** Undefined where visits are not counted, and for visitors who ask not to be followed. */
  var siteVisit: SiteVisit | undefined;
}

/**
 * Says that the site has started, and watches the visit; all of it once the page's own part has come or failed, and the page is
 * loaded and idle, so that counting slows nothing.
 * @param pageAnswer settles when the part has come or failed
 * @param load loads what watches
 */
export function startVisits(
  pageAnswer: () => Promise<void>,
  load: () => Promise<{ watchVisit: (visit: SiteVisit, isLate: boolean) => void }>,
): void {
  const visit = globalThis.siteVisit;
  if (!visit) return;
  const start = () => {
    const isLate = !visit.arrive(true);
    // Without it the visit goes on as well; there is nothing to report.
    load().then(
      ({ watchVisit }) => watchVisit(visit, isLate),
      () => undefined,
    );
  };
  void pageAnswer().then(() => visit.whenSeen(() => whenIdle(start)));
}

/** Failures of parts on this visit so far, as the page met them, for the beacon. */
export const failures: { part: string; error: unknown }[] = [];
