import sharp from 'sharp';
import { Checkout } from './support/checkout';
import { DESK_MESSAGES, expectAccessible, lastCommit, openForm } from './support/desk';
import { test } from './support/own-site';
import { startDesk } from './support/site-command';
import { expect, leavePage } from './support/test';
import { english } from './support/site-words';

test.use({ expectedMessages: DESK_MESSAGES });

const { features } = english;

const ALT = 'Screenshot of the app: a cart with three crates.';

let marketing: Checkout;

test.beforeAll(() => {
  marketing = new Checkout('Marketing');
});

test('a marketing manager brings a screenshot, says what it shows, sees it on the page, and saves both', async ({
  page,
  ownSite,
}) => {
  const desk = await startDesk(ownSite.folder, 'Asha Rao <asha@example.in>', marketing.folder);
  const alt = page.getByLabel('The picture in words', { exact: true }).first();
  const save = page.getByRole('button', { name: 'Save' });
  const drawn = features.cards[0]!.alt;

  await test.step('Given the form of the cards, with a drawing', async () => {
    await openForm(page, desk.link, 'Inside the app');
    await expect(alt).toHaveValue(drawn);
  });

  const bring = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Drop a picture here, or choose one').first().click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };

  await test.step('When she brings a text, then it is refused in words', async () => {
    await bring('notes.png', 'image/png', Buffer.from('no picture'));
    await expect(page.getByRole('alert').filter({ hasText: /no picture/ })).toBeVisible();
  });

  await test.step('When she brings a screenshot, then it is shown, and asks for its words', async () => {
    const screenshot = await sharp({
      create: { width: 1600, height: 1400, channels: 3, background: '#3355aa' },
    })
      .png()
      .toBuffer();
    await bring('cart.png', 'image/png', screenshot);
    await expect(page.getByRole('img', { name: 'The picture that is shown here now' })).toBeVisible();
    await expect(alt).toHaveValue('');
    await expect(save).toBeDisabled();
    await expect(page.getByText('Look at these, too: they may say what was so before')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: features.note })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When she says what it shows, then the page shows it', async () => {
    await alt.fill(ALT);
    const shown = page.frameLocator('iframe[aria-hidden=false]').getByRole('img', { name: ALT });
    await expect(shown).toBeAttached();
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  });

  await test.step('When she saves, then picture and words are one commit in her name', async () => {
    await save.click();
    await expect(page.getByText('Saved in your name')).toBeVisible();
    expect(lastCommit(marketing.folder, '--name-only')).toEqual([
      'Asha Rao',
      'landing-remote/content/features.json',
      expect.stringMatching(/^landing-remote\/pictures\/[\w.-]+\.(avif|webp)$/),
    ]);
  });

  await leavePage(page);
  await desk.stop();
});
