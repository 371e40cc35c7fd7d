import { footerLink, heading, remotes } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';
import { remoteFaults } from './remote-faults';
import { BROWSER_WORDS, expectRestToWork, FailureReports, servedWords, shownWords } from './whole-site';
import { english } from '../support/site-words';

const { frame } = english;

const { unavailable } = frame;

/** Navigations end in the same place, however a remote fails: one of each way. */
const WHILE_NAVIGATING = [
  'its entry is 404',
  'the device is offline',
  'its entry was released empty',
  'its page throws',
  'it needs a newer React than the shell brings',
];

/** The phone's menu is its own; what is around it is the same on every screen. */
const ON_PHONE_TOO = 'its page throws';

for (const [index, fault] of remoteFaults.entries()) {
  test.describe(() => {
    const expected = [
      BROWSER_WORDS.source,
      'Part "',
      'was rendered again',
      ...(fault.uncaught ? [`^Uncaught: .*${fault.uncaught.source}`] : []),
    ];
    test.use({ expectedMessages: new RegExp(expected.join('|')) });

    // Both remotes are loaded by the same code: each has every other fault.
    const route = remotes[index % 2]!;
    const { remote, path, module, otherPath, toIt } = route;

    test(
      `${remote}, first load: ${fault.name}: every word stays, and the rest works`,
      { tag: fault.name === ON_PHONE_TOO ? [] : '@desktop' },
      async ({ page, browser, isMobile }) => {
        const reports = new FailureReports(page, remote);
        await fault.happen(page, remote);
        await page.goto(path);
        await expect.poll(() => reports.texts.length).toBeGreaterThan(0);

        expect(await shownWords(page)).toEqual(await servedWords(browser, page.url()));
        await expect(heading(page)).toBeVisible();
        await expect(page.getByText(unavailable.title)).toBeHidden();
        reports.expectOneForEachAttempt(module);
        await expectRestToWork(page, route, isMobile);
        expect(reports.uncaught.filter((text) => !fault.uncaught?.test(text))).toEqual([]);
      },
    );

    if (!WHILE_NAVIGATING.includes(fault.name)) return;
    test(
      `${remote}, navigation: ${fault.name}: the visitor is told, and has ways on`,
      { tag: '@desktop' },
      async ({ page }) => {
        const reports = new FailureReports(page, remote);
        const mend = await fault.happen(page, remote);
        await page.clock.install();
        await page.goto(otherPath);
        await hydrated(heading(page));
        // The site tries again by itself a second later, and would take the button away before the visitor presses it.
        await page.clock.pauseAt(Date.now() + 60_000);
        await footerLink(page, toIt).click();
        // The tap is answered in a frame of its own, then followed.
        await page.clock.runFor(100);

        await expect(page.getByRole('heading', { name: unavailable.title })).toBeFocused();
        await expect(page).toHaveTitle(unavailable.title);
        await expect(page.getByRole('link', { name: unavailable.home })).toHaveAttribute('href', '/');
        reports.expectOneForEachAttempt(module);
        await mend();
        if (fault.isReleased) await page.getByRole('link', { name: unavailable.open }).click();
        else await page.getByRole('button', { name: unavailable.retry }).click();
        await page.clock.resume();
        await hydrated(heading(page));
        await expect(page.getByRole('heading', { name: unavailable.title })).toBeHidden();
        expect(new URL(page.url()).pathname).toBe(path);
      },
    );
  });
}
