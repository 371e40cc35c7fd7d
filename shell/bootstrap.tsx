import { languagePath } from '@site/shared/site/languages';
import '@site/shared/theme/global.styles';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { PAGE_REGION_ID } from '@site/shared/pages/sent-markup';
import { whenIdle } from './browser/when-idle';
import { pageLanguageAt } from './language/page-language';
import type { ShellContent } from './content/all-content';
import { holdEarlyTaps, releaseEarlyTaps } from './early-taps/early-taps';
import { loadUnknownPages } from './navigation/load-unknown-pages';
import { watchConnectionForToasts, watchConnection } from './browser/connection';
import { isAsSent } from './remotes/as-sent';
import {
  fetchRemoteFiles,
  loadRemotePage,
  preloadRemoteFiles,
  refreshRemoteFiles,
  registerPageRemotes,
} from './remotes/load-remote-page';
import { mountPage } from './remotes/page-root';
import { readPageDeployment } from './remotes/page-deployment';
import { RemotePages } from './remotes/load-with-retries';
import { reportFailure, reportRenderFailure } from './remotes/report-failure';
import { pageId, routeOfAddress } from './routes/routes';
import { startVisits } from './visits/start-visits';

/** Registers the remotes, has React take the page over, and starts what watches it. */
export function startSite({ language, content }: { language: string; content: ShellContent }): void {
  const deployment = readPageDeployment();
  registerPageRemotes(deployment);
  const base = deployment.basePath + languagePath(language);
  loadUnknownPages(base);
  const pages = new RemotePages({
    load: async (pageId, hasFailedBefore) => {
      if (!hasFailedBefore) {
        preloadRemoteFiles(deployment, pageId);
        return loadRemotePage(pageId, language);
      }
      await refreshRemoteFiles(deployment, pageId);
      const load = () => loadRemotePage(pageId, language);
      // A preload that failed answers the next request for its file with that failure, once; the page's words are one more.
      return load().catch(load).catch(load);
    },
    fetchAhead: (pageId) => void fetchRemoteFiles(deployment, pageId),
    report: (pageId, attempt, error) => reportFailure(deployment, pageId, attempt, error),
  });
  watchConnection(pages);

  /** Settles when the part of the page that was opened has come or failed. */
  async function pageAnswer(): Promise<void> {
    const route = routeOfAddress(location.pathname, deployment);
    if (route) await pages.firstAnswer(pageId(route));
  }

  const pageLanguage = pageLanguageAt(deployment.basePath, language, content);
  // React tells of what it threw away and rendered again; a page that fails for good comes through onError as well.
  const onRepair = (error: unknown) =>
    console.warn(`The page ${location.pathname} was rendered again.`, error);
  const onError = (error: unknown) => reportRenderFailure(deployment, location.pathname, error);
  const mount = (region: HTMLElement) => mountPage(region, { pages, pageLanguage, onError, onRepair });
  const onStarted = () => startVisits(pageAnswer, () => import('./visits/watch-visit'));

  const site = (
    <BrowserRouter basename={`${base}/`}>
      <App pages={pages} mount={mount} pageLanguage={pageLanguage} onStarted={onStarted} />
    </BrowserRouter>
  );

  const root = document.getElementById('root') as HTMLElement;
  const options = { onCaughtError: onError, onRecoverableError: onRepair };
  holdEarlyTaps();
  if (!root.hasChildNodes()) createRoot(root, options).render(site);
  else if (isAsSent(root)) startTransition(() => void hydrateRoot(root, site, options));
  else {
    const region = document.getElementById(PAGE_REGION_ID);
    if (region) mount(region);
    void import('./frame/touched-frame')
      .then(({ enlivenTouchedFrame }) => enlivenTouchedFrame(root, pageLanguage))
      .finally(() => releaseEarlyTaps('frame'));
    onStarted();
  }

  watchConnectionForToasts(content.frame.toasts);
  // No visitor waits for what comes here: nothing of it is part of the start.
  void pageAnswer().then(() =>
    whenIdle(
      () =>
        void import('./after-start').then(
          ({ afterStart }) => afterStart(deployment, content.frame.toasts),
          () => undefined,
        ),
    ),
  );
}
