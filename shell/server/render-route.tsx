import type { OgImageContent, RenderedRoute, RouteRequest } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, languagePath } from '@site/shared/site/languages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { pagePropsAt } from '../app/page-props';
import { loadContent } from '../content/all-content';
import { PAGE_ID_PREFIX, PageTree } from '../remotes/PageTree';
import type { SentPage } from '../remotes/PageRegion';
import { RemotePages } from '../remotes/remote-pages';
import { pageId, setRoutes } from '../routes/routes';
import { withoutPlaceholders } from '../structured-data/without-placeholders';
import { digestOfMarkup } from '../document/digest-of-markup';
import { markedValues } from './marked-values';

/**
 * The route as HTML.
 * @throws whatever a component of the page throws: a page that fails to render is never composed.
 */
export async function renderRoute({
  path,
  route,
  language,
  basePath,
  origin,
  modules,
}: RouteRequest): Promise<RenderedRoute> {
  const module = route && modules[pageId(route)];
  if (route && !module) throw new Error(`No part brings ${pageId(route)}, which the route ${path} shows.`);
  const { content } = await loadContent(language);
  const pageProps = pagePropsAt(basePath, language);
  const base = basePath + languagePath(language);
  // A page links to no other by these: what it renders does not follow from what else the site has.
  setRoutes(route ? [route] : []);
  const pageLanguage = { language, content };
  const sentPage = module
    ? sentPageOf(<PageTree module={module} props={pageProps} pageLanguage={pageLanguage} />)
    : undefined;
  const body = renderToString(
    <StaticRouter location={base + path} basename={`${base}/`}>
      <App
        pages={NO_PAGES}
        pageProps={pageProps}
        basePath={basePath}
        pageLanguage={pageLanguage}
        sentPage={sentPage}
      />
    </StaticRouter>,
  );
  const { site } = pageProps;
  const { notFound } = content.frame;
  const meta = module?.meta(site);
  return {
    status: route ? 200 : 404,
    title: meta?.title ?? `${notFound.documentTitle} – ${site.brandName}`,
    description: meta?.description ?? notFound.title,
    body,
    ogImage: ogImageIn(language, module?.ogImage?.()),
    structuredData: origin ? withoutPlaceholders(module?.structuredData?.(markedValues, origin) ?? []) : [],
  };
}

/** Null where the English page's picture shows: for a page without letters to draw. */
function ogImageIn(language: string, content: OgImageContent | undefined): OgImageContent | null {
  return content && (language === DEFAULT_LANGUAGE || content.lettering) ? content : null;
}

/** What React writes in the place of a boundary whose content threw: browsers are to try again. */
const LEFT_TO_BROWSERS = '<!--$!-->';

/** @throws Error for a page that nobody could read without scripts */
function sentPageOf(tree: React.ReactNode): SentPage {
  const markup = renderToString(tree, { identifierPrefix: PAGE_ID_PREFIX });
  if (markup.includes(LEFT_TO_BROWSERS)) throw new Error('it is shown by browsers alone');
  return { markup, digest: digestOfMarkup(markup) };
}

/** Prerendering loads no page: those that it needs it has been given. */
const NO_PAGES = new RemotePages({
  load: () => Promise.reject(new Error('Prerendering loads no page.')),
  fetchAhead: () => undefined,
  report: () => undefined,
});
