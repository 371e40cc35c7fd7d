import { languagePath } from '@site/shared/site/languages';
import { outOfScreen } from '../support/out-of-screen';
import { sitePaths } from '../support/site-paths';
import { readOn, positions, TOUCHES } from '../support/touches';
import { openNotingRelay } from './noting-relay';
import { expect, hydrated, leave, shows, test } from './test';
import { english } from '../support/site-words';

const { frame } = english;

/** The one with the widest words, and one that is written from right to left, besides English. */
const LANGUAGES = ['en', 'ta', 'ur'];

/** An expression: what a function gives that runs in the page. */
const inPage = (run: () => unknown) => `(${run.toString()})()`;

// It touches most of the page. What else may, touched-page.spec.ts sees.
test('a translator that was quicker than the scripts costs the reader nothing of the page', async ({
  visitor,
  origin,
}) => {
  const first = `${inPage(TOUCHES['a translator']!)}; ${inPage(readOn)}; window.before = ${inPage(positions)}`;
  const relay = await openNotingRelay(origin, first);
  try {
    await visitor.open(`${relay.url}/`);
    await shows(visitor, 'globalThis.siteEarlyTaps === undefined');

    const before = await visitor.evaluate<ReturnType<typeof positions>>('before');
    expect(await visitor.evaluate(inPage(positions))).toEqual({
      ...before,
      // Within 5 px: engines round.
      place: expect.closeTo(before.place, -1),
    });
    expect(await visitor.evaluate('scrollY')).toBeGreaterThan(1_000);
  } finally {
    await leave(visitor, origin);
    await relay.stop();
  }
});

test('pages fit a phone whose browser has letters of 24 px', async ({ visitor, origin }) => {
  test.slow();
  await visitor.resize(360, 740);
  for (const language of LANGUAGES)
    for (const path of sitePaths) {
      const address = languagePath(language) + path;
      await visitor.open(origin + address);
      await hydrated(visitor);
      await visitor.evaluate(`void (document.documentElement.style.fontSize = '24px')`);

      expect([address, await visitor.evaluate(inPage(outOfScreen))]).toEqual([address, []]);
    }
});

test('// is not found, and no half page', async ({ visitor, origin }) => {
  await visitor.open(`${origin}//`);

  await shows(visitor, `document.querySelectorAll('main h1').length`, 1);
  await shows(visitor, `document.querySelector('h1').textContent.includes('${frame.notFound.code}')`);
  // Before the page is left, or its message may be lost.
  await expect.poll(() => visitor.messages()).toEqual([expect.stringContaining('404')]);
});
