/** Calls back when the page is loaded and the browser has nothing better to do. */
export function whenIdle(then: () => void): void {
  whenLoaded(() => {
    // Safari has no idle callbacks; a second after load it has nothing of ours left to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
    else setTimeout(then, 1_000);
  });
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
