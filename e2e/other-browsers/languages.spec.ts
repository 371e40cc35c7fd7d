import { languagePath, languages } from '../../shared/site/languages';
import { sitePaths } from '../support/site-paths';
import { expect, hydrated, test } from './test';

/** What people read on the page; browsers differ in the spaces at ends of lines. */
const WORDS = `document.querySelector('main').innerText.replace(/\\s+/g, '')`;
const DIRECTION = `getComputedStyle(document.body).direction`;

for (const { tag, direction } of languages)
  for (const path of sitePaths)
    test(`${languagePath(tag)}${path} reads as in Chromium`, async ({ visitor, origin, page }) => {
      await visitor.open(origin + languagePath(tag) + path);
      await page.goto(`${process.env.SITE_URL}${languagePath(tag)}${path}`);
      await hydrated(visitor);

      await expect(async () =>
        expect(await visitor.evaluate(WORDS)).toBe(await page.evaluate<string>(WORDS)),
      ).toPass({ timeout: 5_000 });
      expect(await visitor.evaluate(DIRECTION)).toBe(direction);
    });
