import { benefits } from '../landing-remote/content/benefits.content';
import { brandOwners } from '../landing-remote/content/brand-owners.content';
import { buyers } from '../landing-remote/content/buyers.content';
import { categories } from '../landing-remote/content/categories.content';
import { contact } from '../landing-remote/content/contact.content';
import { features } from '../landing-remote/content/features.content';
import { hero } from '../landing-remote/content/hero.content';
import { partners } from '../landing-remote/content/partners.content';
import { serviceAreas } from '../landing-remote/content/service-areas.content';
import { steps } from '../landing-remote/content/steps.content';
import { expect, test } from './support/test';

const storeLink = /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero offers the download, more to learn and three status badges', async ({ page }) => {
  const region = page.getByRole('region', { name: hero.title });

  await expect(region.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(region.getByRole('link', { name: 'Download App' })).toHaveAttribute('href', storeLink);
  await expect(region.getByRole('link', { name: hero.learnMore.label })).toHaveAttribute('href', '#services');
  await expect(region.getByRole('listitem')).toHaveText([
    hero.badges.android,
    hero.badges.ios,
    hero.badges.delivery,
  ]);
});

test('sections stand in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    features.title,
    categories.title,
    steps.title,
    buyers.title,
    benefits.title,
    brandOwners.title,
    partners.title,
    serviceAreas.title,
    contact.title,
  ]);
});

for (const [name, titles] of [
  [features.title, features.cards.map(({ title }) => title)],
  [categories.title, categories.list.map(({ title }) => title)],
  [steps.title, steps.list.map(({ title }) => title)],
  [buyers.title, buyers.list.map(({ title }) => title)],
  [benefits.title, benefits.list.map(({ title }) => title)],
] as const) {
  test(`"${name}" lists its ${titles.length} entries`, async ({ page }) => {
    const region = page.getByRole('region', { name });

    await expect(region.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([...titles]);
  });
}

test('feature cards show pictures, which load when they come near', async ({ page }) => {
  const pictures = page.getByRole('region', { name: features.title }).getByRole('img');

  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('steps are numbered one to four', async ({ page }) => {
  const items = page.getByRole('region', { name: steps.title }).getByRole('listitem');

  for (const { number, title, description } of steps.list) {
    await expect(items.nth(number - 1)).toContainText(`${number}${title}${description}`);
  }
});

test('eight localities of one pincode are served', async ({ page }) => {
  const region = page.getByRole('region', { name: serviceAreas.title });

  await expect(region.getByRole('listitem')).toHaveText(serviceAreas.localities.map(({ name }) => name));
  await expect(region).toContainText('560076');
});

test('brand owners and partners reach WhatsApp, each with words of their own', async ({ page }) => {
  for (const { title, action, message } of [brandOwners, partners]) {
    const link = page.getByRole('region', { name: title }).getByRole('link', { name: action });
    const href = new URL((await link.getAttribute('href')) ?? '');

    expect(href.host).toBe('wa.me');
    expect(href.pathname).toMatch(/^\/\d{12}$/);
    expect(decodeURIComponent(href.search.replace('?text=', ''))).toBe(message);
  }
});

test('every download link opens the store in a new tab, and says so', async ({ page }) => {
  const links = page.getByRole('link', { name: /Download/ });

  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', storeLink);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/Download App.*opens in a new tab/);
  }
});
