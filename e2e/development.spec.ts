import type { Page } from '@playwright/test';
import { businessValues } from '../shared/site/site';
import { DevelopmentCheckout } from './support/development-checkout';
import { expect, hydrated, leavePage, test } from './support/test';
import { english } from './support/site-words';
import { versions } from '../legal-remote/policy/all-versions';

const { frame, serviceAreas } = english;

// One checkout, whose servers are started again: quick from the second time on.
test.describe.configure({ mode: 'serial' });

// While webpack builds, scripts of a page that is open come later than the browser expects.
test.use({ expectedMessages: /was preloaded using link preload but not used/ });

let checkout: DevelopmentCheckout;
test.beforeAll(() => {
  checkout = new DevelopmentCheckout();
});

const policy = versions.at(-1)!;
const newTitle = 'Where we deliver';
const newCompany = 'Our company';
const typed = (page: Page) => page.getByLabel(serviceAreas.pincodeCheck.label);
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Where the field stands on the screen. A font that comes late may make what is above it longer, and the browser keeps the place. */
const placeOnPage = (page: Page) => typed(page).evaluate((field) => field.getBoundingClientRect().top);

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
  // Browsers keep it by scrolling, which is by whole pixels.
  expect(Math.abs((await placeOnPage(page)) - place)).toBeLessThanOrEqual(1);
}

test.describe('where one part is served', () => {
  let server: Awaited<ReturnType<DevelopmentCheckout['serve']>>;
  test.beforeAll(async () => {
    server = await checkout.serve('landing');
  });
  test.afterAll(() => server?.stop());

  test('an edited word, component and style take their place in the open page, where nothing is lost', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server.url);
    const title = page.getByRole('heading', { name: serviceAreas.title });
    await expect(title).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(businessValues.brandName);
    const day = await backgroundOf(page);
    await page.getByLabel('Theme').selectOption('dark');
    expect(await backgroundOf(page), 'the other theme').not.toBe(day);
    const place = await typeAPincode(page);

    checkout.edit('landing-remote/content/service-areas.json', `"${serviceAreas.title}"`, `"${newTitle}"`);
    await expect(page.getByRole('heading', { name: newTitle })).toBeVisible();
    await expectNothingLost(page, place);

    checkout.edit('landing-remote/sections/service-areas/service-areas.section.tsx', '{name}\n', '{name}!\n');
    await expect(page.getByText('Hulimavu!')).toBeVisible();
    await expectNothingLost(page, place);

    checkout.edit(
      'landing-remote/sections/service-areas/service-areas.styles.ts',
      `color: 'white'`,
      `color: 'rgb(1, 2, 3)'`,
    );
    await expect(page.getByText('Hulimavu!')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expectNothingLost(page, place);

    checkout.edit('shared/theme/tokens.ts', `night: { value: '#14152a' }`, `night: { value: '#040506' }`);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(4, 5, 6)');
    await expectNothingLost(page, place);

    await leavePage(page);
  });

  test.describe('a mistake', () => {
    test.use({
      expectedMessages: /was preloaded|is not a function|error occurred in the <ServiceAreasSection>/,
    });

    test('is named with its file: a type in the terminal, what a section throws over the page', async ({
      page,
    }) => {
      const section = 'sections/service-areas/service-areas.section.tsx';
      const right = '{fillIn(content.warehouse, site)}';
      const mistyped = '{content.warehouse.wrong}';
      const throwing = '{(content.warehouse as never as () => string)()}';
      await page.goto(server.url);
      await expect(page.getByText('Our warehouse is')).toBeVisible();

      checkout.edit(`landing-remote/${section}`, right, mistyped);
      await expect.poll(() => server.printed()).toMatch(/service-areas\.section\.tsx.*TS2339/);

      checkout.edit(`landing-remote/${section}`, mistyped, throwing);
      const overlay = page.frameLocator('iframe[id*=overlay]');
      await expect(overlay.getByText(section).first()).toBeVisible();

      await leavePage(page);
      checkout.edit(`landing-remote/${section}`, throwing, right);
    });
  });
});

test('a part is developed in the live frame, with the other live pages, without their knowing', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  checkout.edit('landing-remote/content/service-areas.json', 'Our warehouse', 'Our stock');
  const server = await checkout.serve('landing', '--against', site);
  await page.goto(server.url);
  const edited = page.getByText('Our stock is');
  await expect(edited).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(frame.footer.company);
  const place = await typeAPincode(page);

  checkout.edit(
    'landing-remote/sections/service-areas/service-areas.section.tsx',
    'warehouse, site)}',
    'warehouse, site)}!!',
  );
  await expect(edited).toHaveText(/!!$/);
  await expectNothingLost(page, place);

  await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.title);
  await page.reload();
  await hydrated(page.getByRole('heading', { level: 1 }));
  await page.goBack();
  await expect(edited).toBeVisible();

  await page.goto(site);
  await expect(page.getByText('Our warehouse is')).toBeVisible();
  await server.stop();
});

test('with all parts served, edits of a part and of the frame take their place in the open page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const all = new DevelopmentCheckout();
  const server = await all.serve();
  await page.goto(`${server.url}/`);
  await expect(page.getByRole('heading', { name: serviceAreas.title })).toBeVisible();
  const place = await typeAPincode(page);
  const company = page.getByRole('contentinfo').getByText(newCompany);

  const content = 'landing-remote/content/service-areas.json';
  all.edit(content, `"${serviceAreas.title}"`, `"${newTitle}"`);
  const editedAt = all.writtenAt(content);
  await expect(page.getByRole('heading', { name: newTitle })).toBeVisible();
  await expectNothingLost(page, place);
  await expect.poll(server.printed, 'types are checked').toContain('Watching for file changes');

  all.edit('shell/content/frame.json', `"${frame.footer.company}"`, `"${newCompany}"`);
  await expect(company).toBeVisible();
  await expect(page.getByRole('heading', { name: newTitle }), 'it takes nothing back').toBeVisible();
  await expectNothingLost(page, place);
  expect(all.writtenAt(content), 'it is built once').toBe(editedAt);

  await leavePage(page);
  await server.stop();
});
