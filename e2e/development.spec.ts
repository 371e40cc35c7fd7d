import type { Page } from '@playwright/test';
import { serviceAreas } from '../landing-remote/content/service-areas.content';
import { versions } from '../legal-remote/content/versions/versions';
import { businessValues } from '../shared/site/site';
import { frame } from '../shell/content/frame.content';
import { CHECKOUT_PATIENCE } from './support/checkout';
import { PartInDevelopment } from './support/part-in-development';
import { expect, hydrated, test } from './support/test';

// One checkout, whose server is started again: quick from the second time on.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let checkout: PartInDevelopment;
test.beforeAll(() => {
  test.setTimeout(CHECKOUT_PATIENCE);
  checkout = new PartInDevelopment();
});

const policy = versions.at(-1)!;
const newTitle = 'Where we deliver';
const START = { timeout: 90_000 };
/** After a first start, webpack may be writing what it keeps. */
const EDIT = { timeout: 30_000 };
const typed = (page: Page) => page.getByLabel(serviceAreas.pincodeCheck.label);
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const placeOnPage = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A visitor's work that a reload would lose. */
async function typeAPincode(page: Page): Promise<number> {
  await typed(page).fill('5600');
  await typed(page).focus();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return placeOnPage(page);
}

async function expectNothingLost(page: Page, place: number): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'no reload').toBe(true);
  await expect(typed(page)).toHaveValue('5600');
  await expect(typed(page)).toBeFocused();
  expect(await placeOnPage(page)).toBe(place);
}

test('an edited word, component and style take their place in the open page, where nothing is lost', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const server = await checkout.serve();
  await page.goto(server.url, START);
  const title = page.getByRole('heading', { name: serviceAreas.title });
  await expect(title).toBeVisible(START);
  await expect(page.getByRole('banner')).toContainText(businessValues.brandName);
  const day = await backgroundOf(page);
  await page.getByLabel('Theme').selectOption('Dark');
  expect(await backgroundOf(page), 'the other theme').not.toBe(day);
  const place = await typeAPincode(page);

  checkout.edit('content/service-areas.content.ts', `'${serviceAreas.title}'`, `'${newTitle}'`);
  await expect(page.getByRole('heading', { name: newTitle })).toBeVisible(EDIT);
  await expectNothingLost(page, place);

  checkout.edit('sections/service-areas/service-areas.section.tsx', '{name}\n', '{name}!\n');
  await expect(page.getByText('Hulimavu!')).toBeVisible(EDIT);
  await expectNothingLost(page, place);

  checkout.edit('sections/service-areas/service-areas.styles.ts', `color: 'white'`, `color: 'rgb(1, 2, 3)'`);
  await expect(page.getByText('Hulimavu!')).toHaveCSS('color', 'rgb(1, 2, 3)', EDIT);
  await expectNothingLost(page, place);

  await page.goto('about:blank');
  await server.stop();
});

test('a part is developed in the live frame, beside the other live pages, without their knowing', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  checkout.edit('content/service-areas.content.ts', 'Our warehouse', 'Our stock');
  const server = await checkout.serve('--against', site);
  await page.goto(server.url, START);
  const edited = page.getByText('Our stock is');
  await expect(edited).toBeVisible(START);
  await expect(page.getByRole('contentinfo')).toContainText(frame.footer.company);
  const place = await typeAPincode(page);

  checkout.edit(
    'sections/service-areas/service-areas.section.tsx',
    'warehouse, site)}',
    'warehouse, site)}!!',
  );
  await expect(edited).toHaveText(/!!$/, EDIT);
  await expectNothingLost(page, place);

  await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.title, EDIT);
  await page.reload();
  await hydrated(page.getByRole('heading', { level: 1 }), EDIT.timeout);
  await page.goBack();
  await expect(edited).toBeVisible(EDIT);

  await page.goto(site);
  await expect(page.getByText('Our warehouse is')).toBeVisible();
  await server.stop();
});
