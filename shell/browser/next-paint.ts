/** Settles when the browser has painted what was changed; at once where the page is not seen, which is not painted then. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
