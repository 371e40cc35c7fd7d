/** Before a tooltip opens, in ms (specification §9). */
export const OPEN_DELAY = 700;
/** Moving to another tooltip within this time opens it at once, in ms (specification §9). */
export const SKIP_DELAY = 300;
/** Time to move the pointer from the trigger onto the tooltip, in ms (WCAG 2.2 1.4.13, hoverable). */
export const CLOSE_DELAY = 150;

let lastClosedAt = -Infinity;

/** How long the next tooltip waits before it opens, in ms. */
export function openDelay(now: number): number {
  return now - lastClosedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
}

export function noteClosed(now: number): void {
  lastClosedAt = now;
}
