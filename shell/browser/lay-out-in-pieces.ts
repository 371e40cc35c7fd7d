import { nextTask } from './next-task';

/**
 * After the next paint, lets blocks that it left out be drawn: each is shown and laid out in a task of its own, so that no
 * touch waits.
 * @param show takes away what kept a block from being drawn
 */
export async function layOutInPieces<Block extends Element>(
  blocks: Iterable<Block>,
  show: (block: Block) => void,
): Promise<void> {
  await nextPaint();
  for (const block of blocks) {
    show(block);
    // Has it styled and laid out now; the next task would else do so for all of them.
    block.getBoundingClientRect();
    await nextTask();
  }
}

/** Settles when the browser has painted what was changed; at once where the page is not seen, which is not painted then. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Of blocks, those that are not in view, with their heights in px. */
export function outOfView(blocks: Iterable<HTMLElement>): { block: HTMLElement; height: number }[] {
  return [...blocks]
    .map((block) => ({ block, rect: block.getBoundingClientRect() }))
    .filter(({ rect: { top, bottom } }) => bottom < 0 || top > innerHeight)
    .map(({ block, rect: { height } }) => ({ block, height }));
}
