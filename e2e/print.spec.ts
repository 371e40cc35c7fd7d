import { expect, inEachDirection, test } from './support/languages';

inEachDirection((prefix) => {
  test(`from the dark theme ${prefix}/privacy-policy is printed in black on white, without the site around it`, async ({
    page,
    words: { kitWords },
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 680, height: 960 });
    await page.goto(`${prefix}/privacy-policy`);

    for (const part of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${kitWords.download}`) }),
    ).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const colours = await page.getByRole('main').evaluate((main) => {
      const text = [...main.querySelectorAll('h1, h2, h3, p, li, td, th, dd')].filter((element) =>
        element.checkVisibility(),
      );
      return [...new Set(text.map((element) => getComputedStyle(element).color))];
    });
    expect(colours.sort()).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680);
  });
});

test('a printed heading stays with its text, and a way to write or call is on the paper', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy-policy');

  const headings = await page.locator('main h2:visible').all();
  expect(headings.length).toBeGreaterThan(5);
  for (const heading of headings) await expect(heading).toHaveCSS('break-after', 'avoid');
  const contacts = await page
    .locator('main :is(a[href^="mailto:"], a[href^="tel:"]):visible')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(({ href, textContent }) => [href.replace(/\?.*/, ''), textContent]),
    );
  expect(contacts.map(([href]) => href?.split(':')[0])).toEqual(expect.arrayContaining(['mailto', 'tel']));
  for (const [href, text] of contacts) expect(text?.replace(/\s/g, '')).toContain(href?.replace(/^\w+:/, ''));
});
