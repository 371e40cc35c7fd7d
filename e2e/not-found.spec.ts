import { expect, inEachDirection, test } from './support/languages';

test.use({ expectedMessages: /404/ });

inEachDirection((prefix, tag) => {
  for (const path of ['/no-such-page', ...(prefix === '' ? ['/privacy-policy/more'] : [])]) {
    test(`${prefix}${path} is not found: status 404, noindex, the words, and a way home`, async ({
      page,
      words: { frame },
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      const response = await page.goto(prefix + path);

      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-IN`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${frame.notFound.code}${frame.notFound.title}`,
      );
      await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true);
      await page.getByRole('link', { name: frame.notFound.home }).click();
      await expect(page).toHaveURL(`${prefix}/`);
    });
  }
});
