import jsQR from 'jsqr';
import { expect, test } from './support/languages';
import { hydrated } from './support/test';

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the QR code next to the download button leads to the same listing, in both themes', async ({
    page,
    words: { contact },
  }) => {
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    const card = page.getByRole('region', { name: contact.title });
    const code = card.getByRole('img', { name: contact.storeCode.alt });
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(card.getByText(contact.storeCode.caption)).toBeVisible();
    const download = card.getByRole('link', { name: new RegExp(`^${contact.download}`) });
    const link = new URL((await download.getAttribute('href')) ?? '');

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { width, height, data } = await pixelsOf(code);
      const read = new URL(jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? 'about:blank');

      expect(Math.min(width, height)).toBeGreaterThanOrEqual(160);
      expect(read.origin + read.pathname).toBe(link.origin + link.pathname);
      expect(read.searchParams.get('id')).toBe(link.searchParams.get('id'));
      expect(read.searchParams.get('referrer')).toBe('utm_source=website&utm_medium=qr');
    }
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('there is no QR code, and none is fetched', async ({ page, words: { contact } }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    const card = page.getByRole('region', { name: contact.title });
    await card.getByRole('link', { name: new RegExp(`^${contact.download}`) }).scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );

    await expect(card.getByRole('img', { name: contact.storeCode.alt })).toBeHidden();
    expect(fetched.filter((path) => path.includes('store-code'))).toEqual([]);
  });
});

/** What a camera before the screen would see of an element. */
async function pixelsOf(element: import('@playwright/test').Locator) {
  const screenshot = (await element.screenshot()).toString('base64');
  return element.evaluate(async (_, png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, data: [...data] };
  }, screenshot);
}
