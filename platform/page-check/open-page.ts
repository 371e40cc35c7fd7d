import { FILES_PATH } from '@site/shared/contracts';
import type { Browser, Page } from 'playwright-core';
import type { Facts } from './findings';
import { type View, WINDOWS } from './views';

/** Where a site is seen. */
export interface SitePlace {
  /** `http://localhost:49152` */
  origin: string;
  /** What its paths begin with, `/_preview/<id>`; '' for the live site. */
  basePath: string;
  /** What its addresses end with. */
  query?: string;
}

/** A page in a window, and what the browser says of it. */
export interface OpenPage {
  page: Page;
  told: Pick<Facts, 'status' | 'messages' | 'uncaught' | 'failed'>;
  /** The address that it has left for; null while it shows what was opened. */
  leftFor(): string | null;
  close(): Promise<void>;
}

/** No server answers there, so that nothing but the site itself is reached, in whichever way a page asks. */
const NO_PROXY = 'http://nowhere.invalid:9';

/** How long a page may take to arrive from this machine, however busy that is, in ms. */
const TIMEOUT_MS = 60_000;

/** Opens a page as one visitor sees it; nothing moves in it. */
export async function openPage(browser: Browser, place: SitePlace, view: View): Promise<OpenPage> {
  const isPhone = view.device === 'phone';
  const context = await browser.newContext({
    viewport: WINDOWS[view.device],
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: view.hasScripts,
    proxy: { server: NO_PROXY, bypass: `<-loopback>,${new URL(place.origin).host}` },
  });
  const missingFiles = view.missing === null ? null : new RegExp(`${FILES_PATH}${view.missing}/`);
  if (missingFiles) await context.route(missingFiles, (route) => route.abort());
  const page = await context.newPage();
  const messages: string[] = [];
  const uncaught: string[] = [];
  const failed: string[] = [];
  const { origin, basePath, query = '' } = place;
  const noteFailed = (url: string, what: string | number) => {
    const named = url.startsWith(origin) ? url.slice(origin.length).replace(`${basePath}/`, '/') : url;
    if (!missingFiles?.test(url)) failed.push(`${what} ${named}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('requestfailed', (request) => {
    // Where there is no JavaScript, the browser asks for no script, and says so in this way.
    if (view.hasScripts || request.resourceType() !== 'script')
      noteFailed(request.url(), request.failure()?.errorText ?? 'no answer to');
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noteFailed(response.url(), response.status());
  });
  // Home has its slash.
  const address = origin + basePath + view.path + query;
  const response = await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
  return {
    page,
    told: { status: response?.status() ?? 0, messages, uncaught, failed },
    leftFor: () => (page.url().split('#')[0] === address ? null : page.url()),
    close: async () => {
      // What is cut off by closing has not failed.
      page.removeAllListeners();
      await context.close();
    },
  };
}
