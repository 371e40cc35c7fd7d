import type { RemotePageModule } from '@site/shared/contracts';
import { PAGE_ID_PREFIX } from '@site/shared/pages/page-props';
import { businessValues } from '@site/shared/site';
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { focusPage, PAGE_SHOWN } from '../browser/focus-page';
import { releaseEarlyTaps } from '../early-taps/early-taps';
import { type PageLanguage, PageLanguageProvider } from '../language/page-language';
import { isAsSent } from './as-sent';
import { keepLeftPage, leavePage } from './left-page';
import { PageUnavailable } from './PageUnavailable';
import type { RemotePages } from './load-with-retries';
import { StaticHtmlFallback } from './StaticHtmlFallback';
import { unfoldAfterPaint } from './fold';

export interface PageRootOptions {
  pages: RemotePages;
  pageLanguage: PageLanguage;
  /** Told of what a page throws while it is rendered or in an effect. */
  onError?: (error: unknown) => void;
  /** Told of what React had to render again. */
  onRepair?: (error: unknown) => void;
}

/**
 * Has a remote's page come alive in its region, in a React root of its own: what happens to the page happens to nothing around it.
 * - A page that came as HTML stays as it was served until its code is here, however long that takes. It then comes alive in place;
 *   one that something has touched meanwhile stays as it stands, for the reader's words, selection and place are in it.
 * - After a navigation there is no such HTML, and the visitor sees what is going on instead.
 * @returns how to leave the page
 */
export function mountPage(region: HTMLElement, options: PageRootOptions): () => void {
  const { pages, pageLanguage, onError, onRepair } = options;
  const pageId = region.dataset.page ?? '';
  const isServed = region.hasChildNodes();
  const rootOptions = {
    identifierPrefix: PAGE_ID_PREFIX,
    onCaughtError: onError,
    onRecoverableError: onRepair,
  };
  let root: Root | undefined;
  let isAlive = false;
  let wasAwaited = false;
  let takeLeftPageAway = () => {};

  const show = () => {
    const module = pages.module(pageId);
    if (isAlive) return;
    if (!module) {
      if (!isServed) showAwaited();
      return;
    }
    isAlive = true;
    const page = (
      <StaticHtmlFallback region={region} pageLanguage={pageLanguage}>
        <Page
          module={module}
          pageLanguage={pageLanguage}
          onCommit={isServed ? undefined : arrive}
          onShown={isServed ? comeAlive : undefined}
        />
      </StaticHtmlFallback>
    );
    if (!isServed) renderInto(page);
    else if (isAsSent(region))
      startTransition(() => {
        root = hydrateRoot(region, page, rootOptions);
      });
    else releaseEarlyTaps('page');
  };

  const rootOf = () => (root ??= createRoot(region, rootOptions));
  const renderInto = (page: ReactNode) => {
    // The way back, an anchor and a wide screen have the page at once, in one task: the place to scroll to is in it.
    const takeAway = region.dataset.folded === undefined || wasAwaited ? null : keepLeftPage(region);
    if (!takeAway) return rootOf().render(page);
    takeLeftPageAway = takeAway;
    startTransition(() => {
      rootOf().render(
        <>
          {page}
          <WhenShown then={takeLeftPageAway} />
        </>,
      );
    });
  };
  const showAwaited = () => {
    wasAwaited = true;
    rootOf().render(
      <PageLanguageProvider value={pageLanguage}>
        <PageUnavailable status={pages.status(pageId)} onRetry={() => pages.retry()} />
        <WhenShown then={announce} />
      </PageLanguageProvider>,
    );
  };
  const comeAlive = () => releaseEarlyTaps('page');
  const announce = () => {
    comeAlive();
    region.dispatchEvent(new Event(PAGE_SHOWN));
  };
  const arrive = () => {
    takeLeftPageAway();
    if (region.dataset.folded !== undefined) void unfoldAfterPaint(region);
    if (!wasAwaited) return announce();
    if (!region.isConnected) return;
    // The visitor is at this address already.
    focusPage(location.hash, pages.module(pageId)?.meta(businessValues).title ?? '', document.body);
  };

  const stop = pages.subscribe(show);
  pages.request(pageId);
  show();
  return () => {
    stop();
    takeLeftPageAway();
    leavePage(region, () => root?.unmount());
  };
}

interface PageProps {
  module: RemotePageModule;
  pageLanguage: PageLanguage;
  /** Called once, when the page is in the document and not painted yet: its first paint is at the place that this scrolls to. */
  onCommit?: () => void;
  /** Called once, when the page is on the screen. */
  onShown?: () => void;
}

/** Nothing may be rendered with the page: its HTML was rendered alone, and React would give other ids to what it hydrates. */
function Page({ module: { default: RemotePage }, pageLanguage, onCommit, onShown }: PageProps): ReactNode {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onShown?.(), [onShown]);
  const { site, links, isPreview } = pageLanguage;
  return <RemotePage site={site} links={links} isPreview={isPreview} />;
}

/** Calls back when what is before it is on the page. */
function WhenShown({ then }: { then: () => void }): ReactNode {
  useEffect(then, [then]);
  return null;
}
