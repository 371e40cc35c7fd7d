import { expect, inAnOfferedTranslation, test } from './support/languages';
import { footerLink, heading } from './support/site-pages';
import { hydrated } from './support/test';

// What browsers say of requests that fail, the site of a part that is not there, and React of a page that throws.
test.use({ expectedMessages: /Failed to load resource|^Part "|For this journey/ });

inAnOfferedTranslation((prefix) => {
  test('tooltip, toast and error screens speak the language', async ({ page, words }) => {
    const { frame, contact } = words;
    await page.goto(`${prefix}/`);
    await hydrated(page.getByRole('button', { name: contact.ios.label }));
    await page.getByRole('button', { name: contact.ios.label }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(contact.ios.comingSoon);

    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: frame.toasts.offline })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: frame.toasts.online })).toBeVisible();

    await page.route('**/_f/legal/**', (route) => route.abort());
    // By keyboard: the toasts may still lie on it.
    await footerLink(page, frame.footer.privacyPolicy).press('Enter');
    await expect(heading(page)).toHaveText(frame.unavailable.title);

    await page.unroute('**/_f/legal/**');
    await page.goto(`${prefix}/`);
    await hydrated(heading(page));
    await footerLink(page, frame.footer.privacyPolicy).evaluate((link: HTMLAnchorElement) => {
      // Links to messages are written with it. By itself, a click would wait until the page rests.
      window.encodeURIComponent = () => {
        throw new Error('For this journey');
      };
      link.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.error.title);
  });
});
