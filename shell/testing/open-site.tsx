import { BASE_PATH_MARK, PAGE_MARKS, slot } from '@site/shared/contracts';
import { languagePath } from '@site/shared/site/languages';
import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { loadContent } from '../content/all-content';
import { pageLanguageAt } from '../language/page-language';
import { mountPage } from '../remotes/page-root';
import { RemotePages } from '../remotes/load-with-retries';
import { pageId } from '../routes/routes';
import { tableRoutes } from '../routes/table-routes';
import type { FakeRemotes } from './fake-remotes';

interface Visit {
  /** Below the base path and that of the language, with an anchor if there is one. */
  path: string;
  /** @default '' */
  basePath?: string;
  /** BCP 47 tag. @default 'en' */
  language?: string;
  /** How much of the served page is in English. @default nothing that the visitor did not choose */
  inEnglish?: 'wholly' | 'partly';
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
  inEnglish,
  remotes,
  touch,
}: Visit): Promise<OpenSite> {
  FakeIntersectionObserver.install();
  const base = basePath + languagePath(language);
  history.replaceState(null, '', base + path);
  const { title, body } = await compose(new URL(path, location.href).pathname, basePath, language, inEnglish);
  document.title = title;
  const root = document.createElement('div');
  root.innerHTML = body;
  touch?.(root);
  document.body.append(root);

  const { content } = await loadContent(language);
  const pageLanguage = pageLanguageAt(basePath, language, content);
  const pages = new RemotePages(remotes);
  const repairs: unknown[] = [];
  const onRepair = (error: unknown) => repairs.push(error);
  const mount = (region: HTMLElement) => mountPage(region, { pages, pageLanguage, onRepair });
  const site = (
    <BrowserRouter basename={`${base}/`}>
      <App pages={pages} mount={mount} pageLanguage={pageLanguage} />
    </BrowserRouter>
  );
  await act(async () => {
    render(site, { container: root, hydrate: true, onRecoverableError: onRepair });
  });
  return { pages, repairs };
}

interface ComposedPage {
  title: string;
  body: string;
}

/** Pages that were rendered before, by address. */
const composed = new Map<string, Promise<ComposedPage>>();

/** Renders a page as composing does: with a React of its own, because the browser's shares no contexts with it. */
export async function compose(
  path: string,
  basePath: string,
  language = 'en',
  inEnglish?: Visit['inEnglish'],
): Promise<ComposedPage> {
  const address = `${basePath}${languagePath(language)}${path} ${inEnglish}`;
  const known = composed.get(address);
  if (known) return known;
  const route = tableRoutes.find((one) => one.path === path) ?? null;
  let made!: Promise<ComposedPage>;
  jest.isolateModules(() => {
    const { renderFrame } = require('../server/render-frame') as typeof import('../server/render-frame');
    const { renderPage } =
      require('@site/shared/pages/render-page') as typeof import('@site/shared/pages/render-page');
    const { fakePages } = require('./fake-pages') as typeof import('./fake-pages');
    const page = route && renderPage(fakePages[pageId(route)]!, language);
    const facts = page?.facts;
    made = renderFrame(language, facts ? (inEnglish ?? 'page') : 'not-found').then((frame) => ({
      title: facts?.title ?? '',
      body: frame
        .replaceAll(PAGE_MARKS.path, path)
        .replaceAll(PAGE_MARKS.id, route ? pageId(route) : '')
        .replaceAll(PAGE_MARKS.digest, facts?.digest ?? '')
        .replace(slot('page'), () => page?.markup ?? '')
        .replaceAll(BASE_PATH_MARK, basePath),
    }));
  });
  composed.set(address, made);
  return made;
}
