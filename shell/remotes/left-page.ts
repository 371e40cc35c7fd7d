import { outOfView } from '../browser/lay-out-in-pieces';

/** The page that the visitor has just left, until its root ends. */
let left: { region: HTMLElement; end: () => void; unseen: ReturnType<typeof outOfView> } | undefined;

/**
 * Ends a page that the visitor is leaving, in a task of its own: React may be rendering the frame, and lets no other root end meanwhile.
 * @param end ends its root; called later where the next page has it stay ({@link keepLeftPage})
 */
export function leavePage(region: HTMLElement, end: () => void): void {
  const page = { region, end, unseen: outOfView(region.querySelectorAll('section')) };
  left = page;
  setTimeout(() => {
    if (left !== page) return;
    left = undefined;
    end();
  });
}

/**
 * Has the page that was left stay in view while React renders the next one in small tasks: nothing moves, and no tap waits for all of it.
 * To be called in the frame's commit, before anything is painted.
 * @param region of the next page, still empty
 * @returns how to take the page that was left away; to be called once the next one is in its region, or left itself; null where none
 *   was left, as on "not found": the next page is then to be there at once
 */
export function keepLeftPage(region: HTMLElement): (() => void) | null {
  const page = left;
  left = undefined;
  if (!page) return null;
  page.region.removeAttribute('id');
  // What comes back into the document is styled and laid out again: only what the visitor sees.
  for (const { block, height } of page.unseen) {
    block.style.contentVisibility = 'hidden';
    block.style.height = `${height}px`;
  }
  region.before(page.region);
  return () => {
    if (!page.region.isConnected) return;
    page.region.remove();
    setTimeout(page.end);
  };
}
