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
import { RemotePage } from '../remotes/RemotePage';
import type { RemotePages } from '../remotes/remote-pages';
import { pageId, routeAt } from '../routes/routes';

interface RoutedPageProps {
  pages: RemotePages;
  pageProps: RemotePageProps;
}

interface AppProps extends RoutedPageProps {
  /** Path that the site hangs under: '' or `/_preview/<id>`. */
  basePath: string;
  pageLanguage: PageLanguage;
  /** Called once, when React has taken the page over. */
  onStarted?: () => void;
}

/**
 * The whole site below the router: the same tree in prerendering and in the browser. Nothing may stand beside it there,
 * or React would give other ids to what it hydrates than the HTML has.
 */
export function App({ pages, pageProps, basePath, pageLanguage, onStarted }: AppProps) {
  useEffect(() => releaseEarlyTaps('frame'), []);
  useEffect(() => onStarted?.(), [onStarted]);

  return (
    <PageLanguageProvider value={pageLanguage}>
      <ErrorBoundary resetKey="site" fallback={<ErrorScreen homeHref={pageProps.links.home} />}>
        <SiteNavigation pages={pages} basePath={basePath + languagePath(pageLanguage.language)} />
        <Frame {...pageProps} basePath={basePath} pages={pages}>
          <RoutedPage pages={pages} pageProps={pageProps} />
        </Frame>
      </ErrorBoundary>
    </PageLanguageProvider>
  );
}

/** The router's own matching of routes is as much code as all else that the site uses of it; routes have no parameters. */
function RoutedPage({ pages, pageProps }: RoutedPageProps) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const homeHref = pageProps.links.home;

  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen homeHref={homeHref} />}>
      {route ? (
        <RemotePage key={pageId(route)} pages={pages} pageId={pageId(route)} props={pageProps} />
      ) : (
        <NotFoundPage homeHref={homeHref} />
      )}
    </ErrorBoundary>
  );
}
