import type { FrameRequest, RenderedFrame } from '@site/shared/contracts';
import { languagePath } from '@site/shared/site/languages';
import { pagePropsAt } from '@site/shared/pages/page-props';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { loadContent } from '../content/all-content';
import { digestOfMarkup } from '../document/digest-of-markup';
import { RemotePages } from '../remotes/load-with-retries';
import { setRoutes } from '../routes/routes';

/** The frame of the site around the place of a page, or around the page that says "not found". */
export async function renderFrame({
  path,
  route,
  language,
  basePath,
  page,
}: FrameRequest): Promise<RenderedFrame> {
  const { content } = await loadContent(language);
  const pageProps = pagePropsAt(basePath, language);
  const base = basePath + languagePath(language);
  // A frame links to no other page by these: what it renders does not follow from what else the site has.
  setRoutes(route ? [route] : []);
  const body = renderToString(
    <StaticRouter location={base + path} basename={`${base}/`}>
      <App
        pages={NO_PAGES}
        pageProps={pageProps}
        basePath={basePath}
        pageLanguage={{ language, content }}
        sentPage={page && { digest: digestOfMarkup(page.markup), inEnglish: page.inEnglish }}
      />
    </StaticRouter>,
  );
  const { notFound } = content.frame;
  return {
    body,
    picture: firstPicture(page?.markup ?? body),
    notFound: {
      title: `${notFound.documentTitle} – ${pageProps.site.brandName}`,
      description: notFound.title,
    },
  };
}

/** Address of the first picture that the browser does not fetch only near the window; null for a page without one. */
function firstPicture(markup: string): string | null {
  const eager = markup.match(/<img [^>]*>/g)?.find((image) => !image.includes(' loading="lazy"'));
  return /(?<= src=")\/[^"&]*/.exec(eager ?? '')?.[0] ?? null;
}

/** A frame loads no page. */
const NO_PAGES = new RemotePages({
  load: () => Promise.reject(new Error('A frame loads no page.')),
  fetchAhead: () => undefined,
  report: () => undefined,
});
