import '@site/shared/testing/server-platform';
import type { RenderedRoute } from '@site/shared/contracts';
import { languagePath } from '@site/shared/site/languages';
import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { pagePropsAt } from '../app/page-props';
import { loadContent } from '../content/all-content';
import { mountPage } from '../remotes/page-root';
import { RemotePages } from '../remotes/remote-pages';
import { tableRoutes } from '../routes/table-routes';
import type { FakeRemotes } from './fake-remotes';

interface Visit {
  /** Below the base path and that of the language, with an anchor if there is one. */
  path: string;
  /** @default '' */
  basePath?: string;
  /** BCP 47 tag. @default 'en' */
  language?: string;
  remotes: FakeRemotes;
  /** Changes the served page before React sees it. */
  touch?: (root: HTMLElement) => void;
}

export interface OpenSite {
  pages: RemotePages;
  /** What React had to repair while it hydrated. */
  repairs: unknown[];
}

/** Opens a page composed of the fake pages as a browser does: its HTML first, then the shell over it. */
export async function openSite({
  path,
  basePath = '',
  language = 'en',
  remotes,
  touch,
}: Visit): Promise<OpenSite> {
  FakeIntersectionObserver.install();
  const base = basePath + languagePath(language);
  history.replaceState(null, '', base + path);
  const { title, body } = await compose(new URL(path, location.href).pathname, basePath, language);
  document.title = title;
  const root = document.createElement('div');
  root.innerHTML = body;
  touch?.(root);
  document.body.append(root);

  const { content } = await loadContent(language);
  const pageLanguage = { language, content };
  const pages = new RemotePages(remotes);
  const repairs: unknown[] = [];
  const onRepair = (error: unknown) => repairs.push(error);
  const pageProps = pagePropsAt(basePath, language);
  const mount = (region: HTMLElement) =>
    mountPage(region, { pages, props: pageProps, pageLanguage, onRepair });
  const site = (
    <BrowserRouter basename={`${base}/`}>
      <App
        pages={pages}
        pageProps={pageProps}
        mount={mount}
        basePath={basePath}
        pageLanguage={pageLanguage}
      />
    </BrowserRouter>
  );
  await act(async () => {
    render(site, { container: root, hydrate: true, onRecoverableError: onRepair });
  });
  return { pages, repairs };
}

/** Pages that were rendered before, by address. */
const composed = new Map<string, Promise<RenderedRoute>>();

/** Renders a page as composing does: with a React of its own, because the browser's shares no contexts with it. */
export async function compose(path: string, basePath: string, language = 'en'): Promise<RenderedRoute> {
  const address = basePath + languagePath(language) + path;
  const known = composed.get(address);
  if (known) return known;
  let route!: Promise<RenderedRoute>;
  jest.isolateModules(() => {
    const { renderRoute } = require('../server/render-route') as typeof import('../server/render-route');
    const { fakePages } = require('./fake-pages') as typeof import('./fake-pages');
    route = renderRoute({
      path,
      route: tableRoutes.find((one) => one.path === path) ?? null,
      language,
      basePath,
      origin: null,
      modules: fakePages,
    });
  });
  composed.set(address, route);
  return route;
}
