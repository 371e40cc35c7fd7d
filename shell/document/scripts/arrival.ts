/**
 * Media query of the largest screens, in CSS pixels, of which it is known what a page's first screen shows: the first section of
 * either page lies lower than the height (`e2e/first-paint.spec.ts`). The width is all below the theme's `md`. It is a query because
 * `innerWidth` lays out the page when it is read: 4 to 9 ms of a cheap phone before the first paint.
 */
export const PHONE_SCREEN = '(max-width:767px) and (max-height:940px)';

/** After so long, in ms, the rest is laid out on a network so slow that the page is still arriving. */
const STILL_ARRIVING_MS = 600;

/**
 * On a phone (`PHONE_SCREEN`), a page opened at its top is first painted with fallback fonts (`html[data-arriving]` in the styles):
 * letters that the device has, and no layout of the sections below the fold. Both cost a cheap phone as much as all the rest. They
 * follow right after the first paint, while the scripts are on their way. The brand's letters follow in the same way, when their font
 * is here (`[data-lettered]` in the styles): what shows at once, the rest when there is nothing else to do.
 *
 * A page that is opened further down (an anchor, a reload, the back button) needs true heights on the way there, a wide
 * or tall screen may show sections at once, and without scripts the rest would not be done: all these do everything at once.
 */
export function arriveInPieces(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Of the oldest browsers, some have no `fonts`.
  const fonts = document.fonts as FontFaceSet | undefined;
  if (!matchMedia(PHONE_SCREEN).matches || location.hash || !fonts) return;
  if (navigation?.type !== 'navigate') return;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    layOutTheRest(fonts);
  };
  document.documentElement.dataset.arriving = '';
  setTimeout(begin, STILL_ARRIVING_MS);
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => whenIdle(begin)));
}

/** Section by section, each in an idle moment of its own. */
function layOutTheRest(fonts: FontFaceSet): void {
  const loading: Promise<unknown>[] = [];
  fonts.forEach((face) => {
    if (!/Fallback/.test(face.family)) loading.push(face.load().catch(() => undefined));
  });
  const rest = [...document.querySelectorAll('[data-below-fold]')];
  const layOutNext = () => {
    const next = rest.shift();
    if (next) {
      next.removeAttribute('data-below-fold');
      next.getBoundingClientRect();
      whenIdle(layOutNext);
    } else {
      document.documentElement.dataset.arriving = 'letters';
      void Promise.all(loading).then(letterTheRest);
    }
  };
  layOutNext();
}

function letterTheRest(): void {
  const rest = [...document.querySelectorAll<HTMLElement>('header,main section,footer,[data-floating]')];
  const letterNext = () => {
    const next = rest.shift();
    if (next) {
      next.dataset.lettered = '';
      const isShown = next.getBoundingClientRect().top < innerHeight;
      (isShown ? setTimeout : whenIdle)(letterNext);
    } else {
      delete document.documentElement.dataset.arriving;
    }
  };
  letterNext();
}

/** Calls back when the browser has nothing else to do: a touch and its paint go first. Safari cannot tell. */
function whenIdle(act: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(act);
}
