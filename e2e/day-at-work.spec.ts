import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Checkout } from './support/checkout';
import { copyJourneyStore } from './support/copy-folder-store';
import { type RunningSite, serveSite } from './support/site-command';
import { footerLink, heading } from './support/site-pages';
import { english } from './support/site-words';
import { NOTHING_PUBLISHED, PUBLISHED } from './support/supply-everything';
import { expect, hydrated, test } from './support/test';
import { versions } from '../legal-remote/policy/all-versions';

const { benefits, contact, frame, hero, kitWords, policy: words } = english;

const BENEFITS = 'landing-remote/content/benefits.json';
const oldSentence = benefits.list[0]!.description;
const claim = '10-minute delivery to your shop.';
const newSentence = 'On Diwali too, within hours.';
const policy = versions[versions.length - 1]!;
const newClause = 'Each section starts with its gist. Where gist and full text differ, the full text counts.';

/** Of the kit's buttons, as all parts have it first, and as legal has it later. */
const radius = { live: '10px', legal: '6px' };

// The day goes on from one test to the next, with the same store.
test.describe.configure({ mode: 'serial' });

let store: string;
let site: RunningSite;
let marketing: Checkout;

test.beforeAll(async () => {
  store = copyJourneyStore();
  marketing = new Checkout('Marketing');
  site = await serveSite(store);
});
test.afterAll(async () => {
  await site?.stop();
  if (store) rmSync(store, { recursive: true, force: true });
});

/** What a command says, whether it is done or refused. */
const say = (checkout: Checkout, ...words: string[]) => checkout.site(store, ...words).catch(String);

/** Types the command that an output names after some words, and a reason. */
function typeNext(checkout: Checkout, output: string, after: string): Promise<string> {
  const [, words] = new RegExp(`${after}npm run site -- ([^\\n]*)`).exec(output) ?? [];
  if (!words) throw new Error(`After "${after}", this names no command:\n${output}`);
  return checkout.site(store, ...words.trim().split(' '), '--message', 'As it says');
}

/** The words of a page or file, as they come from the server. */
const read = async (path: string) => (await fetch(site.url + path)).text();
const expectLive = (path: string, words: string) => expect.poll(() => read(path)).toContain(words);

test('marketing is refused a claim with its line, corrects it, and puts live what the preview showed', async () => {
  marketing.edit(BENEFITS, oldSentence, claim);
  const line = lineOf(join(marketing.folder, BENEFITS), claim);
  const refusal = await say(marketing, 'publish', 'landing', '--message', 'Diwali');

  expect(refusal).toContain(`${BENEFITS}:${line}`);
  expect(refusal).toContain('claims "10-minute" (a time of delivery)');

  marketing.edit(BENEFITS, claim, newSentence);
  const published = await marketing.site(store, 'publish', 'landing', '--message', 'Diwali');
  const [preview] = /\/_preview\/[0-9a-f]{32}\//.exec(published)!;

  expect(await (await fetch(site.previewUrl + preview)).text()).toContain(newSentence);
  expect(await read('/')).toContain(oldSentence);

  const promoted = await typeNext(marketing, published, 'Put it live: ');

  expect(promoted).toMatch(/^Deployment \S+ is live/m);
  await expectLive('/', newSentence);
});

test('marketing rolls it back, does not put it live again by accident, and rolls back the rollback', async () => {
  const rolledBack = await marketing.site(store, 'rollback', '--part', 'landing', '--message', 'Too early');
  await expectLive('/', oldSentence);

  expect(await marketing.site(store, 'promote')).toContain('Nothing was put live');
  expect(await read('/')).toContain(oldSentence);

  await typeNext(marketing, rolledBack, 'To undo this: ');
  await expectLive('/', newSentence);
});

test('legal ships a clause, and the proof says what stood there, in the words of both teams', async () => {
  const legal = new Checkout('Legal');
  // A published version is frozen; here it is not published yet.
  legal.write(PUBLISHED, NOTHING_PUBLISHED);
  legal.edit(`legal-remote/content/versions/${policy.id}.json`, policy.shortNote, newClause);
  // What legal's part is built with is no longer what the live shell was built with.
  legal.edit('shared/ui/kit.ts', 'export { showToast }', 'export { showToast as tell }');
  legal.edit('legal-remote/sections/article/use-copy-links.ts', 'showToast', 'tell');
  legal.edit('shared/ui/button/button.styles.ts', "borderRadius: 'md'", "borderRadius: 'sm'");
  const published = await legal.site(store, 'publish', 'legal', '--message', 'Counsel asked');
  await typeNext(legal, published, 'Put it live: ');
  await expectLive('/privacy-policy', newClause);
  expect(await read('/')).toContain(newSentence);

  const proof = await legal.site(store, 'proof', '/privacy-policy', '--at', 'now');
  expect(proof).toContain('legal@');
  expect(proof).toContain('“Counsel asked”');
  expect(proof).toContain(newClause);
  expect(proof).not.toMatch(/^[✗?] /m);
  expect(proof).not.toContain('Skip to content');
  expect(await legal.site(store, 'verify')).toContain('all is as it was stored');
});

test("legal's kit and the shell's have other names and rules, and each part looks and works as it was built", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/privacy-policy`);
  await hydrated(heading(page));
  const download = page.getByRole('banner').getByRole('link', { name: kitWords.download });
  await expect(download).toHaveCSS('border-radius', radius.live);
  await expect(page.getByRole('main').getByRole('link', { name: words.closing.whatsApp })).toHaveCSS(
    'border-radius',
    radius.legal,
  );

  await page.getByRole('button', { name: words.copyLink.replace('{number}', '1') }).click();
  await expect(
    page.getByRole('status').filter({ hasText: words.linkCopied.replace('{number}', '1') }),
  ).toBeVisible();

  await footerLink(page, frame.navigation[0]!.label).click();
  await expect(heading(page)).toHaveText(hero.title);
  await expect(page.getByRole('main').getByRole('link', { name: contact.download }).first()).toHaveCSS(
    'border-radius',
    radius.live,
  );
});

function lineOf(file: string, words: string): number {
  return readFileSync(file, 'utf8').split(words)[0]!.split('\n').length;
}
