import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PAGE_REGION_ID } from '../browser/page-region';
import { SENT_ATTRIBUTE } from './as-sent';
import { useStartsFolded } from './fold';

/** A page's markup, with its digest. */
export interface SentPage {
  markup: string;
  digest: string;
}

interface PageRegionProps {
  pageId: string;
  /** In prerendering: what stands in the region. */
  sent?: SentPage;
  /** In the browser: has the page come alive. @returns how to leave it */
  mount?: (region: HTMLElement) => () => void;
}

/** With this, React takes the element over and leaves its nodes alone. One object for all renders, or React writes it. */
const AS_SERVED = { __html: '' };

/** The place of a remote's page in the frame. What stands in it is another React root's. */
export function PageRegion({ pageId, sent, mount }: PageRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const startsFolded = useStartsFolded();
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isServed] = useState(isHydrating);
  useLayoutEffect(() => mount?.(region.current as HTMLElement), [mount]);

  return (
    <div
      ref={region}
      id={PAGE_REGION_ID}
      data-page={pageId}
      {...(sent && { [SENT_ATTRIBUTE]: sent.digest })}
      data-folded={startsFolded || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={sent ? { __html: sent.markup } : isServed ? AS_SERVED : undefined}
    />
  );
}

const neverChanges = () => () => undefined;
