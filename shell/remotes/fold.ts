import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { nextPaint } from '../browser/next-paint';
import { nextTask } from '../browser/next-task';

/**
 * Whether a page begins with its first screen alone: `[data-folded]` in the styles. A link led to it, on a phone, and to its
 * top. An anchor and the back button need true heights; a page that came as HTML has `document/arrival-script.ts`,
 * which knows the same screens.
 */
export function useStartsFolded(): boolean {
  const isByLink = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  return useState(() => isByLink && !hash && innerWidth <= 767 && innerHeight <= 940)[0];
}

/** Lays out the rest of a folded page after its first paint, section by section so that no touch waits. */
export function unfoldAfterPaint(page: HTMLElement | null): void {
  if (page) void unfold(page);
}

async function unfold(page: HTMLElement): Promise<void> {
  await nextPaint();
  for (const block of page.querySelectorAll('[data-below-fold]')) {
    block.removeAttribute('data-below-fold');
    block.getBoundingClientRect();
    await nextTask();
  }
  page.removeAttribute('data-folded');
}
