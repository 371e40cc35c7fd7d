import { violationsInBothThemes } from './support/axe';
import { expect, test } from './support/languages';
import { hydrated } from './support/test';

const said = (sentence: string) => sentence.replace('{pincode}', '560076');

test.describe('with scripts', () => {
  test.beforeEach(async ({ page, words }) => {
    await page.goto('/');
    await hydrated(page.getByRole('textbox', { name: words.serviceAreas.pincodeCheck.label }));
  });

  test('tells accessibly whether a pincode is served, again and again, without leaving or asking the network', async ({
    page,
    words: { serviceAreas, kitWords },
  }) => {
    const words = serviceAreas.pincodeCheck;
    const region = page.getByRole('region', { name: serviceAreas.title });
    const field = region.getByRole('textbox', { name: words.label });
    const expectAccessible = async () =>
      expect(await violationsInBothThemes(page, (axe) => axe.include('form'))).toEqual([]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));

    await test.step('When I ask for the pincode that is served', async () => {
      await field.fill('560076');
      await field.press('Enter');
      await expect(region.getByRole('status')).toHaveText(said(words.served));
      await expect(region.getByRole('link', { name: kitWords.download })).toHaveAttribute(
        'href',
        /utm_medium%3Dservice-areas$/,
      );
      await expectAccessible();
    });
    await test.step('And for another', async () => {
      await field.fill('560001');
      await region.getByRole('button', { name: words.action }).click();
      await expect(region.getByRole('status')).toHaveText(said(words.notServed));
      await expect(region.getByRole('link')).toHaveCount(0);
      await expectAccessible();
    });
    await test.step('And for what is no pincode', async () => {
      await field.fill('0123');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(said(words.malformed));
      await expect(field).toBeFocused();
      await expect(region.getByRole('status')).toHaveText('');
      await expectAccessible();
    });
    await test.step('Then the page is where it was, and no one else knows', async () => {
      await expect(page).toHaveURL('/');
      expect(requests.filter((request) => !/^(image|script|stylesheet|font) \S*$/.test(request))).toEqual([]);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('asks nothing that cannot be answered, and leaves no gap; the localities stand there', async ({
    page,
    words: { serviceAreas },
  }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: serviceAreas.title });

    await expect(region.getByRole('listitem')).toHaveCount(8);
    await expect(region).toContainText('560076');
    expect(await page.getByLabel(serviceAreas.pincodeCheck.label).boundingBox()).toBeNull();
  });
});
