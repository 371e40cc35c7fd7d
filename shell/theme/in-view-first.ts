import { layOutInPieces } from '../browser/lay-out-in-pieces';

/** Blocks that a page is made of, from top to bottom. */
const BLOCKS = 'main section, footer';

/**
 * Makes a change that styles the whole page again, so that the next paint waits for what is in view alone. The blocks out of
 * view keep their size meanwhile and follow after that paint, each in a task of its own. They stay in the accessibility
 * tree, and a browser that gets there earlier draws them then (CSS Containment 2 §4, `content-visibility: auto`).
 */
export function inViewFirst(change: () => void): void {
  const outOfView = [...document.querySelectorAll<HTMLElement>(BLOCKS)]
    .map((block) => ({ block, rect: block.getBoundingClientRect() }))
    .filter(({ rect: { top, bottom } }) => bottom < 0 || top > innerHeight);
  for (const { block, rect } of outOfView) {
    block.style.contentVisibility = 'auto';
    block.style.height = `${rect.height}px`;
  }
  change();
  void layOutInPieces(
    outOfView.map(({ block }) => block),
    ({ style }) => {
      style.contentVisibility = style.height = '';
    },
  );
}
