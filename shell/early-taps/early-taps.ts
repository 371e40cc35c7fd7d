declare global {
  /** Controls that were tapped before React listened (`early-taps-script.ts`), in order; undefined once it listens. */
  var siteEarlyTaps: HTMLElement[] | undefined;
}

let taken: HTMLElement[] = [];

/** To be called right before React listens: from then on a tap reaches it. */
export function takeEarlyTaps(): void {
  taken = globalThis.siteEarlyTaps ?? [];
  globalThis.siteEarlyTaps = undefined;
}

/**
 * Taps again what was tapped too early, once React has taken the frame over. Each control once, however often somebody
 * tapped who waited for an answer; in the order of the last taps.
 */
export function replayEarlyTaps(): void {
  const controls = taken.filter((control, index) => taken.lastIndexOf(control) === index);
  taken = [];
  controls.filter((control) => control.isConnected).forEach(tapAgain);
}

/** The browser has checked a radio button by itself, and one that is checked tells nobody of a change. */
function tapAgain(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) control.checked = false;
  control.click();
}
