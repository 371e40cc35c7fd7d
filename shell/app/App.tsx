import { languagePath } from '@site/shared/site/languages';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { releaseEarlyTaps } from '../early-taps/early-taps';
import { ErrorBoundary, ErrorScreen } from '../errors/ErrorScreen';
import { NotFoundPage } from '../errors/NotFoundPage';
import { Frame } from '../frame/Frame';
import { type PageLanguage, PageLanguageProvider } from '../language/page-language';
import { SiteNavigation } from '../navigation/SiteNavigation';
import { PageRegion, type SentPage } from '../remotes/PageRegion';
import type { RemotePages } from '../remotes/load-with-retries';
import { pageId, routeAt } from '../routes/routes';

interface RoutedPageProps {
  pages: RemotePages;
  /** While the frame is rendered for composing: the page that is to be in it. */
  sentPage?: SentPage;
  /** In the browser: has a page come alive in its region. @returns how to leave it */
  mount?: (region: HTMLElement) => () => void;
}

interface AppProps extends RoutedPageProps {
  pageLanguage: PageLanguage;
  /** Called once, when React has taken the page over. */
  onStarted?: () => void;
}

/**
 * The frame of the site below the router, with a place for the page: the same tree in prerendering and in the browser. Nothing may
 * stand next to it there, or React would give other ids to what it hydrates than the HTML has.
 */
export function App({ pages, pageLanguage, onStarted, sentPage, mount }: AppProps) {
  useEffect(() => releaseEarlyTaps('frame'), []);
  useEffect(() => onStarted?.(), [onStarted]);
  const { basePath, language } = pageLanguage;

  return (
    <PageLanguageProvider value={pageLanguage}>
      <ErrorBoundary fallback={<ErrorScreen />}>
        <SiteNavigation pages={pages} basePath={basePath + languagePath(language)} />
        <Frame pages={pages}>
          <RoutedPage pages={pages} sentPage={sentPage} mount={mount} />
        </Frame>
      </ErrorBoundary>
    </PageLanguageProvider>
  );
}

/** The router's own matching of routes is as much code as all else that the site uses of it; routes have no parameters. */
function RoutedPage({ pages, sentPage, mount }: RoutedPageProps) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  if (!route) return <NotFoundPage />;
  const id = pageId(route);
  return <PageRegion key={id} pageId={id} pages={pages} sent={sentPage} mount={mount} />;
}
