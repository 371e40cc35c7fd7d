import type { Browser, Page } from '@playwright/test';
import { goToOther, type RemoteRoute, themeButton } from '../support/site-pages';
import { expect, hydrated } from '../support/test';
import { english } from '../support/site-words';

const { frame } = english;

/** What the browser itself says of files that it could not have, or would not run. */
export const BROWSER_WORDS =
  /Failed to load resource|Failed to find a valid digest|Refused to execute|preloaded using link preload/;

/** What the site says of a remote's failures; the numbers of the attempts are told one by one. */
export class FailureReports {
  readonly texts: string[] = [];
  readonly uncaught: string[] = [];

  constructor(
    page: Page,
    private readonly remote: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !BROWSER_WORDS.test(message.text())) this.texts.push(message.text());
    });
    page.on('pageerror', (error) => this.uncaught.push(error.message));
  }

  /** One line for each attempt and nothing else, each with part, module, address, release and deployment. */
  expectOneForEachAttempt(module: string): void {
    const line = new RegExp(
      `^Part "${this.remote}" did not bring ${module} \\(attempt (\\d+)\\): ` +
        `http://localhost:\\d+/_f/${this.remote}/\\S+, release [0-9a-f]{16}, deployment \\d{6}-[0-9a-f]{12}\\.`,
    );
    const attempts = this.texts.map((text) => Number(line.exec(text)?.[1] ?? text));
    expect(attempts).toEqual(attempts.map((_, index) => index + 1));
    expect(attempts.length).toBeGreaterThan(0);
  }
}

interface Words {
  text: string | null;
  links: (string | null)[];
}

const served = new Map<string, Words>();

/** Words and links of a page's content, as they are without any script. */
export async function servedWords(browser: Browser, url: string): Promise<Words> {
  const known = served.get(url);
  if (known) return known;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const words = await shownWords(page);
  await context.close();
  served.set(url, words);
  return words;
}

export async function shownWords(page: Page): Promise<Words> {
  const main = page.getByRole('main');
  return {
    text: await main.textContent(),
    links: await main.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  };
}

/** Header, theme, menu, footer and the other route do what they do on a good day. */
export async function expectRestToWork(page: Page, route: RemoteRoute, isMobile: boolean): Promise<void> {
  await hydrated(page.getByRole('banner'));
  await page.emulateMedia({ colorScheme: 'light' });
  await chooseDark(page, isMobile);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('banner').getByRole('link', { name: frame.tagline })).toBeVisible();
  await goToOther(page, route);
}

async function chooseDark(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByText(frame.menu, { exact: true }).click();
    await page.getByRole('radio', { name: frame.theme.dark }).check();
    await page.keyboard.press('Escape');
    return;
  }
  await themeButton(page).click();
  await page.getByRole('menuitemradio', { name: frame.theme.dark }).click();
}
