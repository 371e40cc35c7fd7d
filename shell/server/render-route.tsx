import type { ComposedPageModule, OgImageContent, RenderedRoute, RouteRequest } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, languagePath } from '@site/shared/site/languages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { pagePropsAt } from '../app/page-props';
import { loadContent } from '../content/all-content';
import { RemotePages } from '../remotes/remote-pages';
import { pageId, setRoutes } from '../routes/routes';
import { withoutPlaceholders } from '../structured-data/without-placeholders';
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
  const pages = new RemotePages({ load: async () => module as ComposedPageModule, report: () => undefined });
  if (route) await pages.firstAnswer(pageId(route));

  // A page links to no other by these: what it renders does not follow from what else the site has.
  setRoutes(route ? [route] : []);
  const body = markupOf(
    <StaticRouter location={base + path} basename={`${base}/`}>
      <App pages={pages} pageProps={pageProps} basePath={basePath} pageLanguage={{ language, content }} />
    </StaticRouter>,
    module && <module.default {...pageProps} />,
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

/** @throws what the page throws: by itself it is in no boundary that catches it */
function markupOf(tree: React.ReactNode, page: React.ReactNode): string {
  const markup = renderToString(tree);
  if (!markup.includes(LEFT_TO_BROWSERS)) return markup;
  renderToString(page);
  throw new Error('it is shown by browsers alone');
}
