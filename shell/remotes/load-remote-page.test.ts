import { init } from '@module-federation/enhanced/runtime';
import { routeAt } from '../routes/routes';
import { aPageDeployment } from '../testing/a-page-deployment';
import { aPageOf } from '../testing/fake-remotes';
import {
  fetchRemoteFiles,
  loadRemotePage,
  preloadRemoteFiles,
  refreshRemoteFiles,
  registerPageRemotes,
  remoteEntryUrl,
} from './load-remote-page';
import { nextTask } from '../browser/next-task';
import { BrokenPageError, SCRIPT_TIMEOUT_MS } from './load-with-retries';
import { integrityOf } from './page-deployment';

/** A remote whose entry has run: what Module Federation finds under the remote's name. */
function serveRemote(name: string, modules: Record<string, () => unknown>) {
  Object.assign(globalThis, {
    [name]: {
      init: () => undefined,
      get: async (path: string) => {
        if (!(path in modules)) throw new Error(`Module "${path}" does not exist in container.`);
        return modules[path];
      },
    },
  });
}

const pages = { kn: aPageOf('ಮುಖಪುಟ'), en: aPageOf('The landing page') };
const exposed = { inLanguage: async (language: 'kn' | 'en') => pages[language] };

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
  registerPageRemotes(aPageDeployment());
  serveRemote('landing', {
    './LandingPage': () => exposed,
    './Words': () => ({ default: 'no component' }),
    './Empty': () => undefined,
    // As webpack's runtime does: a module that threw is there the next time, half made.
    './Broken': jest
      .fn(() => exposed as unknown)
      .mockImplementationOnce(() => {
        throw new Error('the kit is too old');
      }),
  });
});

it('brings what a remote exposes, in the language that is asked for', async () => {
  await expect(loadRemotePage('landing/LandingPage', 'kn')).resolves.toBe(pages.kn);
});

it.each(['landing/Words', 'landing/Empty'])('refuses %s, which is no page', async (pageId) => {
  await expect(loadRemotePage(pageId, 'kn')).rejects.toThrow(`${pageId} exports no page.`);
});

it('fails for good when a page throws while it is evaluated', async () => {
  const loaded = loadRemotePage('landing/Broken', 'kn');

  await expect(loaded).rejects.toThrow('the kit is too old');
  await expect(loaded).rejects.toBeInstanceOf(BrokenPageError);
  await expect(loaded).rejects.toMatchObject({ cause: new Error('the kit is too old') });
});

it('fails for a module that the remote does not expose', async () => {
  await expect(loadRemotePage('landing/Missing', 'kn')).rejects.toThrow();
});

it('has the pages of the releases that the deployment names alone, and in development those of the table', () => {
  expect(pathsOf('/', '/privacy-policy')).toEqual(['/']);

  registerPageRemotes({ deployment: 'development', basePath: '', parts: {} });
  expect(pathsOf('/', '/privacy-policy')).toEqual(['/', '/privacy-policy']);
});

const pathsOf = (...paths: string[]) => paths.filter(routeAt);

describe('the files of a page', () => {
  const styled = aPageDeployment();
  styled.parts.landing!.remote!.exposes.LandingPage!.push('LandingPage.css');
  const preloads = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      ({ href, as, crossOrigin, integrity }) => [new URL(href).pathname, as, crossOrigin, integrity],
    );

  const openIn = (vendor: string) => jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);

  beforeEach(() => void openIn('Google Inc.'));
  afterEach(() => {
    document.head.replaceChildren();
    globalThis.siteIntegrity = undefined;
  });

  it('are asked for at once, with their integrity', () => {
    globalThis.siteIntegrity = (url) => integrityOf(styled, url);

    preloadRemoteFiles(styled, 'landing/LandingPage');

    expect(preloads()).toEqual([
      ['/_f/landing/remoteEntry.js', 'script', '', 'sha256-landing-entry'],
      ['/_f/landing/LandingPage.js', 'script', '', 'sha256-landing-page'],
      ['/_f/landing/LandingPage.css', 'style', '', 'sha256-AAAA'],
    ]);
  });

  it('are asked for without one in development against a live site', () => {
    preloadRemoteFiles(aPageDeployment(), 'landing/LandingPage');

    expect(preloads()[0]).toEqual(['/_f/landing/remoteEntry.js', 'script', '', '']);
  });

  it('are asked for when they are needed in WebKit, where the integrity policy blocks preloads', () => {
    openIn('Apple Computer, Inc.');

    preloadRemoteFiles(styled, 'landing/LandingPage');

    expect(preloads()).toEqual([]);
  });

  it('are not asked for where the page came as HTML, which names them', () => {
    document.body.innerHTML = '<div id="page" data-page="landing/LandingPage"></div>';

    preloadRemoteFiles(aPageDeployment(), 'landing/LandingPage');

    expect(preloads()).toEqual([]);
  });
});

it("finds a remote's entry in the release that the page's deployment names", () => {
  expect(remoteEntryUrl(aPageDeployment(), 'landing')).toBe(`${location.origin}/_f/landing/remoteEntry.js`);
});

it("finds a remote's entry at its development server where there is no deployment", () => {
  expect(remoteEntryUrl({ deployment: 'development', basePath: '', parts: {} }, 'landing')).toBe(
    `${location.origin}/_dev/landing/remoteEntry.js`,
  );
});

describe('the cache of the browser', () => {
  let fetched: unknown[][];

  beforeEach(() => {
    fetched = [];
    globalThis.fetch = (async (...request: unknown[]) => {
      fetched.push(request);
      throw new TypeError('Failed to fetch');
    }) as never;
  });

  it('gets the files of a page ahead of the visitor, after all that is wanted now', async () => {
    const begun = fetchRemoteFiles(aPageDeployment(), 'landing/LandingPage');
    expect(fetched).toEqual([]);
    await begun;

    expect(fetched).toEqual([
      ['/_f/landing/remoteEntry.js', { priority: 'low' }],
      ['/_f/landing/LandingPage.js', { priority: 'low' }],
    ]);
  });

  it('gets them to their end, or the browser would keep none', async () => {
    const read = jest.fn(async () => new Blob());
    globalThis.fetch = (async () => ({ blob: read })) as never;

    await fetchRemoteFiles(aPageDeployment(), 'landing/LandingPage');
    await nextTask();

    expect(read).toHaveBeenCalledTimes(2);
  });

  it('gets them again in place of what it has, and minds no failure', async () => {
    await refreshRemoteFiles(aPageDeployment(), 'landing/LandingPage');

    expect(fetched).toEqual([
      ['/_f/landing/remoteEntry.js', { cache: 'reload', signal: expect.any(AbortSignal) }],
      ['/_f/landing/LandingPage.js', { cache: 'reload', signal: expect.any(AbortSignal) }],
    ]);
  });

  it('waits for a server that never answers no longer than for a script', async () => {
    jest.useFakeTimers();
    globalThis.fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', reject))) as never;
    const refreshed = refreshRemoteFiles(aPageDeployment(), 'landing/LandingPage');

    jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS);

    await expect(refreshed).resolves.toBeUndefined();
    jest.useRealTimers();
  });

  it.each(['legal/PrivacyPolicyPage', 'shell/main'])(
    'fetches nothing for %s, of which the deployment names no files',
    async (pageId) => {
      await refreshRemoteFiles(aPageDeployment(), pageId);

      expect(fetched).toEqual([]);
    },
  );
});
