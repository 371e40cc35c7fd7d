import { languagePath } from '@site/shared/site/languages';
import { outOfScreen } from '../support/out-of-screen';
import { sitePaths } from '../support/site-paths';
import { expect, hydrated, shows, test } from './test';
import { english } from '../support/site-words';

const { frame } = english;

/** The one with the widest words, and one that is written from right to left, besides English. */
const LANGUAGES = ['en', 'ta', 'ur'];

test('pages fit a phone whose browser has letters of 24 px', async ({ visitor, origin }) => {
  test.slow();
  await visitor.resize(360, 740);
  for (const language of LANGUAGES)
    for (const path of sitePaths) {
      const address = languagePath(language) + path;
      await visitor.open(origin + address);
      await hydrated(visitor);
      await visitor.evaluate(`void (document.documentElement.style.fontSize = '24px')`);

      expect([address, await visitor.evaluate(`(${outOfScreen})()`)]).toEqual([address, []]);
    }
});

test('// is not found, and no half page', async ({ visitor, origin }) => {
  await visitor.open(`${origin}//`);

  await shows(visitor, `document.querySelectorAll('main h1').length`, 1);
  await shows(visitor, `document.querySelector('h1').textContent.includes('${frame.notFound.code}')`);
  // Before the page is left, or its message may be lost.
  await expect.poll(() => visitor.messages()).toEqual([expect.stringContaining('404')]);
});
