import { type RefObject, useEffect, useRef, useState } from 'react';

/** Windows in CSS px, as the check has them. */
export const WINDOWS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

export type Device = keyof typeof WINDOWS;

/**
 * How much smaller a page has to be drawn to fit a box.
 * @param width of the page, in CSS px
 * @returns the box's ref, and the scale; 0 before the box has a size
 */
export function useScale(width: number): { box: RefObject<HTMLDivElement | null>; scale: number } {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);

  return { box, scale };
}
