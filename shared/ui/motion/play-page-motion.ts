import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds between one element's start and the next one's. */
const STEP = 0.08;

/** Ends a little past its mark and comes back, as something set down by hand. */
const setDown = [0.2, 1.3, 0.4, 1] as const;

/** Plays the entrance and watches for elements to reveal. Returns how to stop. */
export function playPageMotion(page: HTMLElement): () => void {
  settle(
    [...page.querySelectorAll<HTMLElement>('[data-entrance]')].filter(isInView),
    'translateY(10px) rotate(-1deg)',
  );
  const stops = [...page.querySelectorAll<HTMLElement>('[data-reveal]')]
    .filter((list) => !isInView(list))
    .map((list) => inView(list, () => settle([...list.children], 'translateY(18px)'), { amount: 0.2 }));
  return () => stops.forEach((stop) => stop());
}

function settle(elements: Element[], from: string): void {
  elements.forEach((element, index) => {
    animate(element, { transform: [from, 'none'] }, { duration: 0.45, delay: index * STEP, ease: setDown });
  });
}

/** What a page that arrives does not show yet is not in view; to measure it would lay it out. Older browsers cannot tell. */
function isInView(element: Element): boolean {
  if (element.checkVisibility?.() === false) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
