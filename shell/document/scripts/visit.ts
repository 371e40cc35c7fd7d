import type { VisitedPage } from '@site/shared/contracts';

/** After so long, in ms, a page that has not started is counted as one that did not. */
const ARRIVAL_TIMEOUT_MS = 10_000;

/** What browsers have of how visitors ask not to be followed. */
type Asking = Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/**
 * Composing calls it behind the page's markup, on a site that counts visits. A page that never starts sends nothing by itself, so this
 * counts its arrival, but for a page that the browser prerendered and the visitor has not seen; the site's own code calls
 * `siteVisit.arrive` when it has started. Nothing is sent for visitors who ask not to be followed (Global Privacy Control, Do Not Track),
 * and then there is no `siteVisit`.
 * @see https://w3c.github.io/gpc/
 */
export default function countVisit(endpoint: string, page: VisitedPage): void {
  const browser = navigator as Asking;
  let isSeen = false;
  let isCounted = false;
  if (!browser.sendBeacon || browser.globalPrivacyControl || browser.doNotTrack === '1') return;
  const send = (fields: object) => void browser.sendBeacon(endpoint, JSON.stringify({ ...page, ...fields }));
  const arrive = (started: boolean) => {
    if (isCounted) return false;
    send({ kind: 'arrival', started });
    return (isCounted = true);
  };
  const whenSeen = (then: () => void) => {
    let isTold = false;
    const look = () => {
      if (isTold || (document as { prerendering?: boolean }).prerendering || document.hidden) return;
      isSeen = isTold = true;
      then();
    };
    document.addEventListener('prerenderingchange', look);
    document.addEventListener('visibilitychange', look);
    look();
  };
  globalThis.siteVisit = { arrive, send, whenSeen };
  whenSeen(() => setTimeout(() => arrive(false), ARRIVAL_TIMEOUT_MS));
  addEventListener('pagehide', () => isSeen && arrive(false));
}
