import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutInPieces } from '../browser/lay-out-in-pieces';
import { PHONE_SCREEN } from '../document/scripts/arrival';

/**
 * Whether a page begins with its first screen alone: `[data-folded]` in the styles. A link led to it, on a phone, and to its
 * top. An anchor and the back button need true heights; a page that came as HTML has `document/scripts/arrival.ts`.
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
