import '@site/shared/testing/server-platform';
import type { RenderedRoute } from '@site/shared/contracts';
import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { pagePropsAt } from '../app/page-props';
import { loadContent } from '../content/all-content';
import { RemotePages } from '../remotes/remote-pages';
import { tableRoutes } from '../routes/table-routes';
import type { FakeRemotes } from './fake-remotes';

interface Visit {
  /** Below the base path, with an anchor if there is one. */
  path: string;
  /** @default '' */
  basePath?: string;
  remotes: FakeRemotes;
}

export interface OpenSite {
  pages: RemotePages;
  /** What React had to repair while it hydrated. */
  repairs: unknown[];
}

/** Opens a page composed of the fake pages as a browser does: its HTML first, then the shell over it. */
export async function openSite({ path, basePath = '', remotes }: Visit): Promise<OpenSite> {
  FakeIntersectionObserver.install();
  history.replaceState(null, '', basePath + path);
  const { title, body } = await compose(new URL(path, location.href).pathname, basePath);
  document.title = title;
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);

  const { content } = await loadContent('en');
  const pageLanguage = { language: 'en', content };
  const pages = new RemotePages(remotes);
  const repairs: unknown[] = [];
  const site = (
    <BrowserRouter basename={`${basePath}/`}>
      <App
        pages={pages}
        pageProps={pagePropsAt(basePath, 'en')}
        basePath={basePath}
        pageLanguage={pageLanguage}
      />
    </BrowserRouter>
  );
  await act(async () => {
    render(site, { container: root, hydrate: true, onRecoverableError: (error) => repairs.push(error) });
  });
  return { pages, repairs };
}

/** Pages that were rendered before, by address. */
const composed = new Map<string, Promise<RenderedRoute>>();

/** Renders a page as composing does: with a React of its own, because the browser's shares no contexts with it. */
export async function compose(path: string, basePath: string): Promise<RenderedRoute> {
  const known = composed.get(basePath + path);
  if (known) return known;
  let route!: Promise<RenderedRoute>;
  jest.isolateModules(() => {
    const { renderRoute } = require('../server/render-route') as typeof import('../server/render-route');
    const { fakePages } = require('./fake-pages') as typeof import('./fake-pages');
    route = renderRoute({
      path,
      route: tableRoutes.find((one) => one.path === path) ?? null,
      language: 'en',
      basePath,
      origin: null,
      modules: fakePages,
    });
  });
  composed.set(basePath + path, route);
  return route;
}
