import { BASE_PATH_MARK, type FrameKind, PAGE_MARKS } from '@site/shared/contracts';
import { languagePath } from '@site/shared/site/languages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { loadContent } from '../content/all-content';
import { pageLanguageAt } from '../language/page-language';
import { RemotePages } from '../remotes/load-with-retries';
import { setRoutes } from '../routes/routes';

/**
 * The frame of the site around the place of a page, or around the page that says "not found", with marks for what follows from the
 * page and from where the site will be.
 * @param language BCP 47 tag
 */
export async function renderFrame(language: string, kind: FrameKind): Promise<string> {
  const { content } = await loadContent(language);
  const isPage = kind !== 'not-found';
  // A frame links to no other page by these: what it renders does not follow from what else the site has.
  const [remote, module] = PAGE_MARKS.id.split('/') as [string, string];
  setRoutes(isPage ? [{ path: PAGE_MARKS.path, remote, module }] : []);
  const base = BASE_PATH_MARK + languagePath(language);
  const inEnglish = kind === 'wholly' || kind === 'partly' ? kind : null;
  return renderToString(
    <StaticRouter location={base + (isPage ? PAGE_MARKS.path : '/404')} basename={`${base}/`}>
      <App
        pages={NO_PAGES}
        pageLanguage={pageLanguageAt(BASE_PATH_MARK, language, content)}
        sentPage={isPage ? { digest: PAGE_MARKS.digest, inEnglish } : undefined}
      />
    </StaticRouter>,
  );
}

/** A frame loads no page. */
const NO_PAGES = new RemotePages({
  load: () => Promise.reject(new Error('A frame loads no page.')),
  fetchAhead: () => undefined,
  report: () => undefined,
});
