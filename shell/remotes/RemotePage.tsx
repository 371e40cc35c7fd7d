import type { RemotePageProps } from '@site/shared/contracts';
import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { releaseEarlyTaps } from '../early-taps/early-taps';
import { EnglishNote } from '../language/EnglishNote';
import { useStartsFolded } from './fold';
import { StaticHtmlFallback } from './StaticHtmlFallback';
import { PageUnavailable } from './PageUnavailable';
import type { RemotePages } from './remote-pages';
import { useArrival } from './use-arrival';

interface RemotePageViewProps {
  pages: RemotePages;
  pageId: string;
  props: RemotePageProps;
}

/**
 * A remote's page. On the first load the prerendered HTML stands until the remote's code is here, however long that
 * takes; after a navigation within the site there is no such HTML, and the visitor sees what is going on instead.
 */
export function RemotePage({ pages, pageId, props }: RemotePageViewProps) {
  const startsFolded = useStartsFolded();
  return (
    <StaticHtmlFallback pageId={pageId} homeHref={props.links.home} startsFolded={startsFolded}>
      <Suspense fallback={<RemotePagePending pages={pages} pageId={pageId} props={props} />}>
        <RemotePageContent pages={pages} pageId={pageId} props={props} />
      </Suspense>
    </StaticHtmlFallback>
  );
}

function RemotePageContent({ pages, pageId, props }: RemotePageViewProps) {
  const { default: Page, inEnglish } = use(pages.arrival(pageId));
  useEffect(() => releaseEarlyTaps('page'), []);
  return (
    <>
      {inEnglish && <EnglishNote extent={inEnglish} />}
      <Page {...props} />
    </>
  );
}

function RemotePagePending({ pages, pageId, props }: RemotePageViewProps) {
  const status = useSyncExternalStore(
    pages.subscribe,
    () => pages.status(pageId),
    () => 'waiting' as const,
  );
  useArrival(pages, pageId);
  useEffect(() => releaseEarlyTaps('page'), []);
  return (
    <PageUnavailable
      isFailed={status === 'failed'}
      homeHref={props.links.home}
      onRetry={() => pages.retry()}
    />
  );
}
