import { PAGE_REGION_ID } from '@site/shared/pages/sent-markup';

declare global {
  /** Controls that were tapped before React has taken them over (`document/scripts/head.ts`), in order; undefined from then on. */
  var siteEarlyTaps: HTMLElement[] | undefined;
}

/** What React takes over one after the other: all but the remote's page, then that. */
type Region = 'frame' | 'page';

/**
 * Of the events at which React takes over what they come from at once, in one task: those of touches and clicks. Keys are left to
 * the page: Esc closes a menu also where a remote's code never comes.
 */
const HURRYING = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'touchstart',
  'touchend',
  'touchcancel',
  'mousedown',
  'mouseup',
  'click',
  'input',
  'change',
];

const held = new Set<Region>();

/**
 * To be called right before React listens: it hears of a tap only once it has taken over what was tapped. To hydrate at once would take
 * longer than to go on in small tasks, and a link, the phone's menu or a field does without React what is asked of it.
 */
export function holdEarlyTaps(): void {
  held.add('frame').add('page');
  for (const type of HURRYING) addEventListener(type, keepFromReact, { capture: true, passive: true });
}

/** To be called once React has taken a region over: taps again what was tapped there too early. */
export function releaseEarlyTaps(region: Region): void {
  if (!held.delete(region)) return;
  const taps = globalThis.siteEarlyTaps ?? [];
  if (held.size === 0) {
    globalThis.siteEarlyTaps = undefined;
    for (const type of HURRYING) removeEventListener(type, keepFromReact, { capture: true });
  }
  // Each control once, however often a visitor tapped who waited for an answer; in the order of the last taps.
  taps
    .filter((control, index) => taps.lastIndexOf(control) === index)
    .filter((control) => control.isConnected && regionOf(control) === region)
    .forEach(tapAgain);
}

function keepFromReact(event: Event): void {
  if (held.has(regionOf(event.target))) event.stopPropagation();
}

function regionOf(target: EventTarget | null): Region {
  const page = document.getElementById(PAGE_REGION_ID);
  return target instanceof Node && page?.contains(target) ? 'page' : 'frame';
}

/** The browser has checked a radio button by itself, and one that is checked reports no change. */
function tapAgain(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) control.checked = false;
  control.click();
}
