import { type PageFacts, slot } from '@site/shared/contracts';
import { useServedNodes } from '@site/shared/served-html';
import { Container } from '@site/shared/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { PAGE_REGION_ID } from '@site/shared/pages/sent-markup';
import { englishNote } from '../language/language.styles';
import { useFrame } from '../language/page-language';
import { SENT_ATTRIBUTE } from './as-sent';
import { useStartsFolded } from './fold';
import type { RemotePages } from './load-with-retries';

/** What the frame has to know of the page that composing puts into it. */
export interface SentPage extends Pick<PageFacts, 'inEnglish'> {
  /** Of its markup. */
  digest: string;
}

interface PageRegionProps {
  pageId: string;
  pages: Pick<RemotePages, 'module' | 'subscribe'>;
  /** While the frame is rendered for composing. */
  sent?: SentPage;
  /** In the browser: has the page come alive. @returns how to leave it */
  mount?: (region: HTMLElement) => () => void;
}

/** The place of a remote's page in the frame, and above it how much of the page is in English. What is in it is another React root's. */
export function PageRegion({ pageId, pages, sent, mount }: PageRegionProps) {
  const { language: words } = useFrame();
  const region = useRef<HTMLDivElement>(null);
  const startsFolded = useStartsFolded();
  const served = useServedNodes();
  const inEnglish = useSyncExternalStore(
    pages.subscribe,
    () => pages.module(pageId)?.inEnglish ?? servedNote(pageId),
    () => (sent ? sent.inEnglish : servedNote(pageId)),
  );
  useLayoutEffect(() => mount?.(region.current as HTMLElement), [mount]);

  return (
    <>
      {inEnglish && (
        <Container>
          <p className={englishNote.root}>
            {inEnglish === 'wholly' ? words.whollyInEnglish : words.partlyInEnglish}
          </p>
        </Container>
      )}
      <div
        ref={region}
        id={PAGE_REGION_ID}
        data-page={pageId}
        {...(sent && { [SENT_ATTRIBUTE]: sent.digest, 'data-in-english': sent.inEnglish ?? undefined })}
        data-folded={startsFolded || undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={sent ? { __html: slot('page') } : served}
      />
    </>
  );
}

/** What the HTML says of a page that came with it. */
function servedNote(pageId: string): PageFacts['inEnglish'] {
  const { page, inEnglish } = document.getElementById(PAGE_REGION_ID)?.dataset ?? {};
  return (page === pageId && (inEnglish as 'wholly' | 'partly' | undefined)) || null;
}
