import type { RemotePageProps } from '@site/shared/contracts';
import { languagePath } from '@site/shared/site/languages';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { releaseEarlyTaps } from '../early-taps/early-taps';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { ErrorScreen } from '../errors/ErrorScreen';
import { NotFoundPage } from '../errors/NotFoundPage';
import { Frame } from '../frame/Frame';
import { type PageLanguage, PageLanguageProvider } from '../language/page-language';
import { SiteNavigation } from '../navigation/SiteNavigation';
import { PageRegion, type SentPage } from '../remotes/PageRegion';
import type { RemotePages } from '../remotes/load-with-retries';
import { pageId, routeAt } from '../routes/routes';

interface RoutedPageProps {
  homeHref: string;
  pages: RemotePages;
  /** While the frame is rendered for composing: the page that is to be in it. */
  sentPage?: SentPage | null;
  /** In the browser: has a page come alive in its region. @returns how to leave it */
  mount?: (region: HTMLElement) => () => void;
}

interface AppProps extends Omit<RoutedPageProps, 'homeHref'> {
  pageProps: RemotePageProps;
  /** Path that the site hangs under: '' or `/_preview/<id>`. */
  basePath: string;
  pageLanguage: PageLanguage;
  /** Called once, when React has taken the page over. */
  onStarted?: () => void;
}

/**
 * The frame of the site below the router, with a place for the page: the same tree in prerendering and in the browser. Nothing may
 * stand next to it there, or React would give other ids to what it hydrates than the HTML has.
 */
export function App({ pages, pageProps, basePath, pageLanguage, onStarted, sentPage, mount }: AppProps) {
  useEffect(() => releaseEarlyTaps('frame'), []);
  useEffect(() => onStarted?.(), [onStarted]);

  return (
    <PageLanguageProvider value={pageLanguage}>
      <ErrorBoundary fallback={<ErrorScreen homeHref={pageProps.links.home} />}>
        <SiteNavigation pages={pages} basePath={basePath + languagePath(pageLanguage.language)} />
        <Frame {...pageProps} basePath={basePath} pages={pages}>
          <RoutedPage homeHref={pageProps.links.home} pages={pages} sentPage={sentPage} mount={mount} />
        </Frame>
      </ErrorBoundary>
    </PageLanguageProvider>
  );
}

/** The router's own matching of routes is as much code as all else that the site uses of it; routes have no parameters. */
function RoutedPage({ homeHref, pages, sentPage, mount }: RoutedPageProps) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  if (!route) return <NotFoundPage homeHref={homeHref} />;
  const id = pageId(route);
  return <PageRegion key={id} pageId={id} pages={pages} sent={sentPage ?? undefined} mount={mount} />;
}
