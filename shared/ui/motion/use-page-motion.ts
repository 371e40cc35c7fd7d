import { type RefObject, useEffect } from 'react';

/**
 * Brings a page's marked elements to life after it is idle: `data-entrance` settle once when the page opens,
 * `data-reveal` as they come into view. They move into place and are never hidden, so a page without JavaScript, or
 * with motion that never loads, lacks nothing. Visitors who ask for reduced motion load none of it.
 */
export function usePageMotion(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { playPageMotion } = await import('./play-page-motion');
      // The first movements take as long as the library took to start: a touch goes between.
      await new Promise((resolve) => setTimeout(resolve));
      if (!isGone && page.current) stop = playPageMotion(page.current);
    };
    const cancel = whenIdle(() => void start().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [page]);
}

/** Safari has no idle callback; half a second is enough there. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 500);
  return () => clearTimeout(timer);
}
