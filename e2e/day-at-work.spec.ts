import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benefits } from '../landing-remote/content/benefits.content';
import { approvedPolicy, IN_FORCE } from './support/approved-policy';
import { Checkout, CHECKOUT_PATIENCE } from './support/checkout';
import { copyFolderStore } from './support/copy-folder-store';
import { type RunningSite, serveSite } from './support/site-command';
import { expect, test } from './support/test';

const BENEFITS = 'landing-remote/content/benefits.content.ts';
const VERSIONS = 'legal-remote/content/versions';
const oldSentence = benefits.list[0]!.description;
const claim = '10-minute delivery to your shop.';
const newSentence = 'On Diwali too, within hours.';
/** Another source, so another release. */
const changedSentence = `${newSentence} As every day.`;

// The day goes on from one test to the next, with the same checkouts and the same store.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let folder: string;
let store: string;
let site: RunningSite;
let marketing: Checkout;
let legal: Checkout;
/** What marketing published: `landing@3fa9c2d41b7e0011`. */
let release: string;

test.beforeAll(async () => {
  test.setTimeout(CHECKOUT_PATIENCE);
  folder = mkdtempSync(join(tmpdir(), 'day-at-work-'));
  store = join(folder, 'store');
  copyFolderStore(process.env.SITE_E2E_STORE as string, store);
  marketing = Checkout.make('Marketing');
  legal = Checkout.make('Legal');
  site = await serveSite(store);
});
test.afterAll(async () => {
  await site?.stop();
  for (const checkout of [marketing, legal]) checkout?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
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
const expectLive = (path: string, words: string) =>
  expect.poll(() => read(path), { timeout: 15_000 }).toContain(words);

test('marketing is refused a claim with its line, corrects it, and puts live what the preview showed', async () => {
  marketing.edit(BENEFITS, oldSentence, claim);
  const line = lineOf(join(marketing.folder, BENEFITS), claim);
  const refusal = await say(marketing, 'publish', 'landing', '--message', 'Diwali');

  expect(refusal).toContain(`${BENEFITS}:${line}`);
  expect(refusal).toContain('claims "10-minute" (a time of delivery)');

  marketing.edit(BENEFITS, claim, newSentence);
  const published = await marketing.site(store, 'publish', 'landing', '--message', 'Diwali');
  const [preview] = /\/_preview\/[0-9a-f]{16}\//.exec(published)!;

  expect(await (await fetch(site.previewUrl + preview)).text()).toContain(newSentence);
  expect(await read('/')).toContain(oldSentence);

  const promoted = await typeNext(marketing, published, 'Put it live: ');
  [, release = ''] = /promote (landing@[0-9a-f]{16})/.exec(published)!;

  expect(promoted).toMatch(/^Deployment \S+ is live/m);
  await expectLive('/', newSentence);
});

test('marketing takes it back, does not put it live again by accident, and undoes the undo', async () => {
  const takenBack = await marketing.site(store, 'rollback', '--part', 'landing', '--message', 'Too early');
  await expectLive('/', oldSentence);

  expect(await marketing.site(store, 'promote')).toContain('Nothing was put live');
  expect(await read('/')).toContain(oldSentence);

  await typeNext(marketing, takenBack, 'To undo this: ');
  await expectLive('/', newSentence);
});

test('a withdrawn release does not go live, also when it is named; with a change in it, it is another one', async () => {
  await marketing.site(store, 'rollback', '--part', 'landing', '--message', 'Wrong after all');
  const withdrawn = await marketing.site(store, 'withdraw', release, '--message', 'Wrong');

  expect(await say(marketing, 'promote', release)).toContain(`${release} is not to go live`);
  expect(await marketing.site(store, 'status')).toContain('WITHDRAWN by Marketing: Wrong');
  expect(await marketing.site(store, 'status', '--history')).toContain(`${release} (withdrawn since)`);
  expect(await read('/')).toContain(oldSentence);

  expect(withdrawn).toContain('publish landing -m');
  marketing.edit(BENEFITS, newSentence, changedSentence);
  const published = await marketing.site(store, 'publish', 'landing', '--message', 'It was right');
  await typeNext(marketing, published, 'Put it live: ');
  await expectLive('/', changedSentence);
});

test('legal ships a version whose day has not come: it is listed as the coming one, and in full at its own address', async () => {
  writeSecondVersion(legal, '2099-01-01');
  const published = await legal.site(store, 'publish', 'legal', '--message', 'Version 2 is coming');
  await typeNext(legal, published, 'Put it live: ');

  await expectLive('/privacy-policy', 'comes into force on');
  const coming = await read('/privacy-policy-v2.md');
  expect(coming).toContain('**This version comes into force on 2099-01-01.**');
  expect(coming).toContain('## 9. Contact');
  expect(JSON.parse(await read('/privacy-policy-v2.json'))).toMatchObject({ version: '2', status: 'coming' });
  expect(await read('/')).toContain(newSentence);
});

test('the proof says what stood there, in the words of both teams, and the store is whole', async () => {
  const proof = await legal.site(store, 'proof', '/privacy-policy', '--at', 'now');

  expect(proof).toContain('legal@');
  expect(proof).toContain('“Version 2 is coming”');
  expect(proof).toMatch(/Version: 1$/m);
  expect(proof).not.toMatch(/^[✗?] /m);
  expect(proof).not.toContain('Skip to content');
  expect(await legal.site(store, 'verify')).toContain('all is as it was stored');
});

/** Adds an approved version 2 to the policy, while version 1 stays in force. */
function writeSecondVersion(checkout: Checkout, effectiveDate: string): void {
  const readSource = (name: string) => readFileSync(join(checkout.folder, VERSIONS, name), 'utf8');
  const first = approvedPolicy(readSource('v1.content.ts'), IN_FORCE);
  const second = first
    .replaceAll('v1', 'v2')
    .replace("version: '1'", "version: '2'")
    .replace(IN_FORCE.effectiveDate, effectiveDate);
  checkout.write(`${VERSIONS}/published.json`, '{}\n');
  checkout.write(`${VERSIONS}/v1.content.ts`, first);
  checkout.write(`${VERSIONS}/v2.content.ts`, second);
  checkout.write(`${VERSIONS}/v2.schema.ts`, readSource('v1.schema.ts').replaceAll('v1', 'v2'));
  const list = readSource('versions.ts')
    .replace(/import \{ v1 \}.*\n/, "$&import { v2 } from './v2.content';\n")
    .replace('[v1]', '[v1, v2]')
    .replace('string | null = null', "string | null = 'v1'");
  checkout.write(`${VERSIONS}/versions.ts`, list);
}

function lineOf(file: string, words: string): number {
  return readFileSync(file, 'utf8').split(words)[0]!.split('\n').length;
}
