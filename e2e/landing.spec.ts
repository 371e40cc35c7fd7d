import { expect, inEachDirection, test } from './support/languages';

const storeLink = /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/;

inEachDirection((prefix) => {
  test('feature cards show pictures, which load when they come near', async ({ page, words }) => {
    await page.goto(`${prefix}/`);
    const pictures = page.getByRole('region', { name: words.features.title }).getByRole('img');

    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('every download opens the store in a new tab, and says so; every chat begins with the greeting; every phone number reads from left to right', async ({
    page,
    words: { kitWords, hero, frame, greeting },
  }) => {
    await page.goto(`${prefix}/`);
    // At one moment: the floating one steps aside as soon as a card that it must not cover is in view.
    const links = await page
      .getByRole('link', { name: new RegExp(`${kitWords.download}|${hero.download}`) })
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(({ href, target, rel, textContent }) => ({ href, target, rel, textContent })),
      );

    expect(links.length).toBeGreaterThan(2);
    for (const link of links)
      expect(link).toEqual({
        href: expect.stringMatching(storeLink),
        target: '_blank',
        rel: 'noopener noreferrer',
        textContent: expect.stringContaining(kitWords.newTab),
      });

    const chats = await page.getByRole('link', { name: frame.footer.whatsApp }).all();
    expect(chats.length).toBeGreaterThan(1);
    for (const link of chats) {
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.hostname).toBe('wa.me');
      expect(address.searchParams.get('text')).toBe(greeting);
    }

    const numbers = await page.locator('a[href^="tel:"]').all();

    expect(numbers.length).toBeGreaterThan(1);
    for (const number of numbers) {
      await expect(number).toHaveCSS('direction', 'ltr');
      const [first, last] = await number.evaluate((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const text = walker.nextNode() as Text;
        return [0, text.length - 1].map((start) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(first!).toBeLessThan(last!);
    }
  });
});
