import type { ComposedPageModule, RenderedRoute, RouteRequest } from '@site/shared/contracts';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { pagePropsAt } from '../app/page-props';
import { frame } from '../content/frame.content';
import { RemotePages } from '../remotes/remote-pages';
import { pageId, routeOf } from '../routes/routes';
import { withoutPlaceholders } from '../structured-data/without-placeholders';
import { markedValues } from './marked-values';

/**
 * The route as HTML.
 * @throws whatever a component of the page throws: a page that fails to render is never composed.
 */
export async function renderRoute({ path, basePath, origin, modules }: RouteRequest): Promise<RenderedRoute> {
  const route = routeOf(path);
  const module = route && modules[pageId(route)];
  if (route && !module) throw new Error(`No part brings ${pageId(route)}, which the route ${path} shows.`);
  const pageProps = pagePropsAt(basePath);
  const pages = new RemotePages({ load: async () => module as ComposedPageModule, report: () => undefined });
  if (route) await pages.firstAnswer(pageId(route));

  const body = await markupOf(
    <StaticRouter location={basePath + path} basename={`${basePath}/`}>
      <App pages={pages} pageProps={pageProps} basePath={basePath} />
    </StaticRouter>,
  );
  const { site } = pageProps;
  const meta = module?.meta(site);
  return {
    status: route ? 200 : 404,
    title: meta?.title ?? `${frame.notFound.documentTitle} – ${site.brandName}`,
    description: meta?.description ?? frame.notFound.title,
    body,
    ogImage: module?.ogImage?.() ?? null,
    structuredData: origin ? withoutPlaceholders(module?.structuredData?.(markedValues, origin) ?? []) : [],
  };
}

async function markupOf(tree: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error) => {
      errors.push(error);
    },
    // By default React moves large boundaries to the end of the document and puts them into place by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}
