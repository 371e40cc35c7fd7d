/** Calls back when the page is loaded and the browser has nothing better to do. */
export function whenIdle(then: () => void): void {
  const waitForIdle = () => {
    // Safari has no idle callbacks; a second after load it has nothing of ours left to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
    else setTimeout(then, 1_000);
  };
  if (document.readyState === 'complete') waitForIdle();
  else addEventListener('load', waitForIdle, { once: true });
}
