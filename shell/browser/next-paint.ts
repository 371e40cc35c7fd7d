/** Settles when the browser has painted what was changed; at once where nobody looks at the page, which is not painted then. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
