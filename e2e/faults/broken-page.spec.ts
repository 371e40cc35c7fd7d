import { footerLink, goToOther, heading, remotes } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';
import { alterRelease } from './altered-release';
import { BROWSER_WORDS, expectRestToWork, servedWords, shownWords } from './whole-site';
import { english } from '../support/site-words';

const { frame } = english;

/** Something in each page's code that a fault can be put next to: an attribute of its first element. */
const literals: Record<string, RegExp> = { landing: /id:"hero-title"/, legal: /tabIndex:-1/ };

const faults = [
  ['throws when it is rendered', ',"data-x":(()=>{throw new Error("broken render")})()'],
  ['throws in an effect', ',ref:()=>{throw new Error("broken effect")}'],
] as const;

test.use({ expectedMessages: new RegExp(`${BROWSER_WORDS.source}|Part "|was rendered again`) });

// All pages are shown by the same code: each has one of the faults.
for (const [index, route] of remotes.entries()) {
  const { remote, path, module, otherPath, toIt } = route;
  const [name, fault] = faults[index % 2]!;
  test.describe(`a page of ${remote} that ${name}`, () => {
    let failures: string[];

    test.beforeEach(async ({ page }) => {
      failures = [];
      page.on('console', (message) => message.text().startsWith('Part "') && failures.push(message.text()));
      await alterRelease(page, remote, new RegExp(`^__federation_expose_${module}.*js$`), (script) =>
        script.replace(literals[remote] as RegExp, (literal) => literal + fault),
      );
    });

    test('keeps its words on the first load, says so once, and the rest works', async ({
      page,
      browser,
      isMobile,
    }) => {
      await page.goto(path);
      await expect.poll(() => failures.length).toBe(1);

      expect(failures[0]).toMatch(
        new RegExp(
          `^Part "${remote}" failed in ${module} at ${path}, release [0-9a-f]{16}, deployment \\d{6}-[0-9a-f]{12}\\.`,
        ),
      );
      expect(await shownWords(page)).toEqual(await servedWords(browser, page.url()));
      await expectRestToWork(page, route, isMobile);
      expect(failures).toHaveLength(1);
    });

    test('leaves header, footer and a way on after a navigation', async ({ page }) => {
      await page.goto(otherPath);
      await hydrated(heading(page));
      await footerLink(page, toIt).click();
      await expect.poll(() => failures.length).toBe(1);

      // A page that failed before it showed anything leaves the error screen; one that failed later, its words.
      await expect(heading(page)).toBeVisible();
      if ((await heading(page).textContent()) === frame.error.title)
        await expect(page.getByRole('main').getByRole('link', { name: frame.error.home })).toHaveAttribute(
          'href',
          '/',
        );
      await goToOther(page, route);
      expect(new URL(page.url()).pathname).toBe(otherPath);
    });
  });
}
