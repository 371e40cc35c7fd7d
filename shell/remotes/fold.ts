import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutInPieces } from '../browser/lay-out-in-pieces';

/**
 * Whether a page begins with its first screen alone: `[data-folded]` in the styles. A link led to it, on a phone, and to its
 * top. An anchor and the back button need true heights; a page that came as HTML has `document/scripts.ts`.
 */
export function useStartsFolded(): boolean {
  const isByLink = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  return useState(() => isByLink && !hash && matchMedia(PHONE_SCREEN).matches)[0];
}

/** Lays out the rest of a folded page after its first paint. */
export async function unfoldAfterPaint(page: HTMLElement): Promise<void> {
  await layOutInPieces(page.querySelectorAll('[data-below-fold]'), (block) =>
    block.removeAttribute('data-below-fold'),
  );
  page.removeAttribute('data-folded');
}

/**
 * Media query of the largest screens, in CSS pixels, of which it is known what a page's first screen shows: the first section of
 * either page lies lower than the height (`e2e/first-paint.spec.ts`). The width is all below the theme's `md`. It is a query because
 * `innerWidth` lays out the page when it is read: 4 to 9 ms of a cheap phone before the first paint.
 */
export const PHONE_SCREEN = '(max-width:767px) and (max-height:940px)';
