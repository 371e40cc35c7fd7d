import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { benefits } from '../landing-remote/content/benefits.content';
import { versions } from '../legal-remote/content/versions/versions';
import { Checkout, CHECKOUT_PATIENCE } from './support/checkout';
import { copyFolderStore } from './support/copy-folder-store';
import { serveSite } from './support/site-command';
import { expect, hydrated, leavePage, test } from './support/test';

interface Part {
  part: string;
  release: string;
}

interface Proof {
  deployment: { author: string; message: string };
  page: { blocks: { text: string }[] };
  parts: { part: string; since: { author: string; message: string } }[];
  checks: { holds: boolean | null }[];
}

const policy = versions[versions.length - 1]!;
const sentence = benefits.list[0]!.description;
const newSentence = 'Within hours, on Diwali too.';
const clause = policy.shortNote;
const newClause = 'Each section starts with its gist. Where gist and full text differ, the full text counts.';

// The teams keep their checkouts from one test to the next, as they do from one day to the next.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let folder: string;
let store: string;
let marketing: Checkout;
let legal: Checkout;

test.beforeAll(() => {
  test.setTimeout(CHECKOUT_PATIENCE);
  folder = mkdtempSync(join(tmpdir(), 'two-teams-'));
  store = join(folder, 'store');
  copyFolderStore(process.env.SITE_E2E_STORE as string, store);
  marketing = Checkout.ofPart('Marketing', parts.landing.workspace);
  legal = Checkout.ofPart('Legal', parts.legal.workspace);
});
test.afterAll(() => {
  for (const checkout of [marketing, legal]) checkout?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

for (const part of ['landing', 'legal'] as const) {
  test(`${part} builds in a checkout without the source of the other parts, and the same bytes there`, async () => {
    const checkout = part === 'landing' ? marketing : legal;
    const published = await checkout.site(store, '--json', 'publish', part, '--message', 'As it is');

    expect(results(published)).toContainEqual(expect.objectContaining({ part, status: 'already-published' }));
    expect(readdirSync(join(store, 'releases', part))).toHaveLength(1);
  });
}

test('two teams ship at the same moment; one goes back, and the other stays', async ({ page }) => {
  const site = await serveSite(store);
  const proofOf = async (path: string, at: string) =>
    JSON.parse(await marketing.site(store, 'proof', path, '--at', at, '--json')) as Proof;
  const expectOnPage = (path: string, words: string) =>
    expect(async () => {
      await page.goto(site.url + path);
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 5_000 });
  let bothLive = '';

  try {
    await test.step('Given marketing changed a sentence, and legal a clause, in a checkout each', async () => {
      marketing.edit('landing-remote/content/benefits.content.ts', sentence, newSentence);
      // A published version is frozen; here it is not published yet.
      legal.write('legal-remote/content/versions/published.json', '{}\n');
      legal.edit(`legal-remote/content/versions/${policy.id}.content.ts`, clause, newClause);
    });

    await test.step('When both publish and promote at the same moment', async () => {
      await Promise.all([
        marketing.site(store, 'publish', 'landing', '--message', 'Diwali hours'),
        legal.site(store, 'publish', 'legal', '--message', 'Counsel asked'),
      ]);
      await Promise.all([
        marketing.site(store, 'promote', 'landing', '--message', 'Diwali hours'),
        legal.site(store, 'promote', 'legal', '--message', 'Counsel asked'),
      ]);
      bothLive = new Date().toISOString();
    });

    await test.step('Then both changes are live, and diff tells them', async () => {
      await expectOnPage('/', newSentence);
      await expectOnPage('/privacy-policy', newClause);
      const told = await legal.site(store, 'diff', '1');
      expect(told).toContain(newSentence);
      expect(told).toContain(newClause);
    });

    await test.step('When marketing takes back its part', async () => {
      await marketing.site(store, 'rollback', '--part', 'landing', '--message', 'Diwali is over');
    });

    await test.step('Then the old sentence is live again, and the new clause stays', async () => {
      await expectOnPage('/', sentence);
      await expectOnPage('/privacy-policy', newClause);
    });

    await test.step('And proof tells who showed what, when and why', async () => {
      const then = await proofOf('/', bothLive);
      const now = await proofOf('/', new Date().toISOString());
      const clauseNow = await proofOf('/privacy-policy', new Date().toISOString());

      expect(then.page.blocks.map(({ text }) => text)).toContain(newSentence);
      expect(now.page.blocks.map(({ text }) => text)).toContain(sentence);
      expect(now.deployment).toMatchObject({
        author: 'Marketing <marketing@example.com>',
        message: 'Diwali is over',
      });
      expect(clauseNow.parts.find(({ part }) => part === 'legal')?.since).toMatchObject({
        author: 'Legal <legal@example.com>',
        message: 'Counsel asked',
      });
      for (const { checks } of [then, now, clauseNow])
        expect(checks.map(({ holds }) => holds)).not.toContain(false);
      expect(await legal.site(store, 'verify')).toContain('all is as it was stored');
    });
  } finally {
    await leavePage(page);
    await site.stop();
  }
});

test('a team ships a new page alone: no other part is released, and a rollback takes it away', async ({
  page,
}) => {
  const parts = async () => results(await marketing.site(store, '--json', 'status'))[0]!.parts as Part[];
  const releases = async (...names: string[]) =>
    (await parts()).filter(({ part }) => names.includes(part)).map(({ release }) => release);
  const others = await releases('shell', 'legal');
  const site = await serveSite(store);
  const statusOf = async (path: string) => (await page.request.get(site.url + path)).status();
  try {
    await marketing.scaffold('page', 'zebra', '--part', 'landing', '--path', '/zebra');
    const published = results(
      await marketing.site(store, '--json', 'publish', 'landing', '--message', 'Zebra'),
    );
    const preview = published.find(({ path }) => path)!.path as string;
    expect((await page.request.get(`${site.previewUrl}${preview}zebra`)).status()).toBe(200);
    expect(await statusOf('/zebra')).toBe(404);
    await marketing.site(store, 'promote', 'landing', '--message', 'Zebra');
    await expect.poll(() => statusOf('/zebra')).toBe(200);
    expect(await releases('shell', 'legal')).toEqual(others);

    await test.step('Then it is in every language, and navigation within the site knows it', async () => {
      expect(await statusOf('/kn/zebra')).toBe(200);
      await page.goto(`${site.url}/zebra`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Zebra');
      await hydrated(heading);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(heading).toHaveText('Privacy Policy');
      await page.goBack();
      await expect(heading).toHaveText('Zebra');
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    await test.step('And the way back leads to it from a page that does not know it', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goForward();
      await expect(heading).toHaveText('Privacy Policy');
      await page.reload();
      await hydrated(heading);
      await page.goBack();
      await expect(heading).toHaveText('Zebra');
    });

    await marketing.site(store, 'rollback', '--part', 'landing', '--message', 'No zebra');
    await expect.poll(() => statusOf('/zebra')).toBe(404);
  } finally {
    await leavePage(page);
    await site.stop();
  }
});

test('a new team makes a part, and its page is in the frame', async ({ page }) => {
  const newcomers = Checkout.make('Quagga');
  const site = await serveSite(store);
  try {
    await newcomers.scaffold('part', 'quagga', '--path', '/quagga');
    await newcomers.site(store, 'publish', 'quagga', '--message', 'Here we are');
    await newcomers.site(store, 'promote', 'quagga', '--message', 'Here we are');

    await expect.poll(async () => (await page.request.get(`${site.url}/quagga`)).status()).toBe(200);
    await page.goto(`${site.url}/quagga`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Quagga');
    await hydrated(heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading).toHaveText('Privacy Policy');
    await page.goBack();
    await expect(heading).toHaveText('Quagga');
  } finally {
    await leavePage(page);
    await site.stop();
    newcomers.remove();
  }
});

/** What a command printed with `--json`: an object a line. */
function results(output: string): Record<string, unknown>[] {
  const lines = output.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
