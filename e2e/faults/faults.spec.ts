import { frame } from '../../shell/content/frame.content';
import type { Browser } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';
import { breakRemote, remoteFaults } from './remote-faults';

const remotes = [
  { remote: 'landing', path: '/', other: '/privacy-policy', toOther: 'Privacy Policy', toIt: 'Services' },
  { remote: 'legal', path: '/privacy-policy', other: '/', toOther: 'Services', toIt: 'Privacy Policy' },
];

// What the browser itself says of a file that it could not load or would not run.
test.use({ expectedMessages: /Failed to load resource|Failed to find a valid digest|Refused to execute|preloaded using link preload|Part "|Federation Runtime|integrity/ });

for (const { remote, path, toOther, toIt } of remotes) {
  for (const fault of remoteFaults) {
    test(`${remote}, first load: ${fault.name}: every word stays, and the rest works`, async ({ page, browser }) => {
      const reports: string[] = [];
      page.on('console', (message) => message.type() === 'error' && message.text().startsWith('Part "') && reports.push(message.text()));
      await breakRemote(page, remote, fault);
      await page.goto(path);
      const words = await wordsWithoutScripts(browser, new URL(path, page.url()).href);
      await expect.poll(() => reports.length).toBeGreaterThan(0);

      expect(reports[0]).toMatch(new RegExp(`Part "${remote}" did not bring \\w+ \\(attempt 1\\): http://localhost:\\d+/_r/${remote}/[0-9a-f]{16}/\\S+, release [0-9a-f]{16}, lock \\d{6}-`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.getByRole('main').textContent()).toBe(words);
      await hydrated(page.getByRole('banner'));
      await page.getByRole('contentinfo').getByRole('link', { name: toOther }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`${remote}, navigation: ${fault.name}: the visitor is told, and has ways on`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'the same on every screen');
      await page.goto(remotes.find((one) => one.remote !== remote)?.path ?? '/');
      await hydrated(page.getByRole('heading', { level: 1 }));
      const mend = await breakRemote(page, remote, fault);
      await page.getByRole('contentinfo').getByRole('link', { name: toIt }).click();

      await expect(page.getByRole('heading', { name: frame.unavailable.title })).toBeVisible({ timeout: 10_000 });
      await expect(page.getByRole('link', { name: frame.unavailable.open })).toHaveAttribute('href', new RegExp(path));
      await expect(page.getByRole('link', { name: frame.unavailable.home })).toBeVisible();
      await mend();
      await page.getByRole('button', { name: frame.unavailable.retry }).click();
      await expect(page.getByRole('heading', { name: frame.unavailable.title })).toBeHidden({ timeout: 10_000 });
      await hydrated(page.getByRole('main').getByRole('heading', { level: 1 }));
    });
  }
}

async function wordsWithoutScripts(browser: Browser, url: string): Promise<string | null> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const words = await page.getByRole('main').textContent();
  await context.close();
  return words;
}
