import { frame } from '../../shell/content/frame.content';
import { expect, hydrated, test } from '../support/test';
import { alterRelease } from './altered-release';

test.use({ expectedMessages: /Part "|was rendered anew|preloaded using link preload|Federation Runtime|Failed to load resource/ });

const pages = [
  { remote: 'landing', path: '/', file: /__federation_expose_LandingPage\.\w+\.js/, literal: /id:"hero-title"/, toOther: 'Privacy Policy' },
  { remote: 'legal', path: '/privacy-policy', file: /__federation_expose_PrivacyPolicyPage\.\w+\.js/, literal: /tabIndex:-1/, toOther: 'Services' },
];

const flaws = [
  ['throws when it is rendered', (literal: string) => `${literal},"data-x":(()=>{throw new Error("broken render")})()`],
  ['throws in an effect', (literal: string) => `${literal},ref:()=>{throw new Error("broken effect")}`],
] as const;

for (const { remote, path, file, literal, toOther } of pages) {
  for (const [name, flaw] of flaws) {
    test(`a page of ${remote} that ${name} keeps its words, and the rest works`, async ({ page }) => {
      await page.goto(path);
      const words = await page.getByRole('main').textContent();
      const failure = page.waitForEvent('console', (message) => message.text().startsWith(`Part "${remote}" failed`));
      await alterRelease(page, path, file, (script) => script.replace(literal, flaw));
      await page.goto(path);
      expect((await failure).text()).toMatch(new RegExp(`^Part "${remote}" failed in \\w+ at ${path}, release [0-9a-f]{16}, lock \\d{6}-`));

      expect(await page.getByRole('main').textContent()).toBe(words);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await hydrated(page.getByRole('banner'));
      await page.getByRole('contentinfo').getByRole('link', { name: toOther }).click();
      await expect(page).not.toHaveURL(path);
      await hydrated(page.getByRole('main').getByRole('heading', { level: 1 }));
    });
  }

  test(`a remote entry of ${remote} without the page leaves the HTML`, async ({ page }) => {
    const failure = page.waitForEvent('console', (message) => message.text().startsWith(`Part "${remote}" did not bring`));
    await alterRelease(page, path, /remoteEntry\.\w+\.js/, (script) => script.replaceAll(/"\.\/(LandingPage|PrivacyPolicyPage)"/g, '"./Other"'));
    await page.goto(path);
    await failure;

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(frame.unavailable.title)).toBeHidden();
  });

  test(`a ${remote} that needs a newer kit than the shell brings leaves the HTML`, async ({ page }) => {
    const failure = page.waitForEvent('console', (message) => message.text().startsWith(`Part "${remote}" did not bring`));
    await alterRelease(page, path, /remoteEntry\.\w+\.js/, (script) => script.replaceAll(/"\^1\.\d+\.0"/g, '"^9.0.0"'));
    await page.goto(path);
    await failure;

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page.getByRole('banner'));
  });
}
