import { useEffect, useState } from 'react';

/** The view of the policy that marks what is not confirmed. */
export interface DraftView {
  /** Whether the reader can switch it on and off. */
  isOffered: boolean;
  isOn: boolean;
  switchTo: (isOn: boolean) => void;
}

/**
 * The draft view is on at first in previews, and with `?draft` in the address. Elsewhere the page is the plain policy,
 * without a trace of this view in its HTML. A public address has neither: no draft goes live there.
 * @param unconfirmedCount How many texts are not confirmed; with none there is no draft view.
 */
export function useDraftView(isPreview: boolean, unconfirmedCount: number): DraftView {
  const [isOffered, offer] = useState(false);
  const [isOn, switchTo] = useState(true);

  useEffect(() => {
    // The page was rendered before its place was known, so the first render is without it, as in the HTML.
    if (isPreview || new URLSearchParams(location.search).has('draft')) offer(true);
  }, [isPreview]);

  const isUseful = isOffered && unconfirmedCount > 0;
  return { isOffered: isUseful, isOn: isUseful && isOn, switchTo };
}
