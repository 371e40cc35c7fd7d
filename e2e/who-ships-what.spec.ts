import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parts } from '@site/shared/federation';
import { benefits } from '../landing-remote/content/benefits.content';
import { versions } from '../legal-remote/content/versions/versions';
import { Checkout, CHECKOUT_PATIENCE } from './support/checkout';
import { copyFolderStore } from './support/copy-folder-store';
import { type RunningSite, serveSite } from './support/site-command';
import { expect, test } from './support/test';

const BENEFITS = 'landing-remote/content/benefits.content.ts';
const policy = versions[versions.length - 1]!;
const sentence = benefits.list[0]!.description;
const diwali = 'Within hours, on Diwali too.';
const pongal = 'Within hours, on Pongal too.';
const newClause = 'Each section starts with its gist. Where gist and full text differ, the full text counts.';

const otherParts = Object.keys(parts).filter((part) => !['shell', 'landing', 'legal'].includes(part));

// Each goes on with the same clones and the same store.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder: string;
let store: string;
let site: RunningSite;
let lata: Checkout;
let ravi: Checkout;
let meera: Checkout;
/** Carries schedules out, and is in no team. */
let clock: Checkout;
/** What a lawyer published: `legal@3fa9c2d41b7e0011`. */
let release: string;

test.beforeAll(async () => {
  test.setTimeout(CHECKOUT_PATIENCE);
  folder = mkdtempSync(join(tmpdir(), 'who-ships-what-'));
  store = join(folder, 'store');
  copyFolderStore(process.env.SITE_E2E_STORE as string, store);
  const clone = (name: string) => Checkout.make(name, { XDG_CONFIG_HOME: join(folder, name), SITE_KEY: '' });
  [lata, ravi, meera, clock] = [clone('Lata'), clone('Ravi'), clone('Meera'), clone('Clock')];
  site = await serveSite(store);
});
test.afterAll(async () => {
  await site?.stop();
  for (const checkout of [lata, ravi, meera, clock]) checkout?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** What a command says, whether it is done or refused. */
const say = (checkout: Checkout, ...words: string[]) => checkout.site(store, ...words).catch(String);

async function publish(checkout: Checkout, part: string, why: string): Promise<string> {
  const published = await checkout.site(store, 'publish', part, '--message', why);
  return new RegExp(`${part}@[0-9a-f]{16}`).exec(published)![0];
}

test('each makes a key, and two of them say who ships what', async () => {
  const keys = await Promise.all(
    [lata, ravi, meera, clock].map(async (checkout) => {
      const made = await checkout.site(store, 'people', 'key', '--new', '--json');
      return (JSON.parse(made) as { key: string }).key;
    }),
  );
  const editors = ['lata', 'ravi', 'meera'].flatMap((name) => ['--editor', `${name}@example.com`]);
  const teams = [
    'legal=lata@example.com,ravi@example.com',
    'landing=meera@example.com',
    'shell=ravi@example.com,meera@example.com',
    ...otherParts.map((part) => `${part}=lata@example.com,ravi@example.com`),
  ].flatMap((team) => ['--team', team]);

  await lata.site(store, 'people', 'init', ...keys, ...editors, ...teams, '-m', 'Who ships what');

  const proposed = await ravi.site(store, 'people', 'sign');
  const [, proposal] = /people sign (\w{12})/.exec(proposed)!;
  expect(await ravi.site(store, 'people', 'sign', proposal!)).toContain('is in force');
});

test('the marketer ships landing alone, and cannot ship the policy', async ({ page }) => {
  meera.edit(BENEFITS, sentence, diwali);
  await meera.site(store, 'promote', await publish(meera, 'landing', 'Diwali hours'));

  await expect(async () => {
    await page.goto(site.url);
    await expect(page.getByText(diwali, { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });

  // A published version is frozen; here it is not published yet.
  lata.write('legal-remote/content/versions/published.json', '{}\n');
  lata.edit(`legal-remote/content/versions/${policy.id}.content.ts`, policy.shortNote, newClause);
  release = await publish(lata, 'legal', 'Counsel asked');
  expect(await say(meera, 'promote', release)).toContain('is not in the team of legal');
  expect(await say(meera, 'approve', release)).toContain('may not decide on legal');
});

test('one lawyer cannot ship it alone; the other approves, and it goes live at its time, on top of what marketing ships', async ({
  page,
}) => {
  meera.edit(BENEFITS, diwali, pongal);
  const offer = await publish(meera, 'landing', 'Pongal hours');
  const soon = () => new Date(Date.now() + 45_000).toISOString();

  await lata.site(store, 'approve', release);
  expect(await say(lata, 'promote', release, '--at', soon())).toContain('It waits for 1 more: Ravi');
  expect(await ravi.site(store, 'approve', release, '-m', 'Read it')).toContain('that is enough');
  expect(await lata.site(store, 'promote', release, '--at', soon())).toContain('Schedule 1: live at');
  await meera.site(store, 'promote', offer);

  await page.goto(`${site.url}/privacy-policy`);
  await expect(page.getByText(policy.shortNote, { exact: true }).first()).toBeVisible();
  await expect
    .poll(() => say(clock, 'tick'), { timeout: 120_000, intervals: [1_000] })
    .toContain('Schedule 1 is carried out');

  await expect(async () => {
    await page.goto(`${site.url}/privacy-policy`);
    await expect(page.getByText(newClause, { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.goto(site.url);
  await expect(page.getByText(pongal, { exact: true }).first()).toBeVisible();
});

test('whoever doubts it checks the proof with openssl as it says, and a wrong byte anywhere in it is found', async ({
  page,
}) => {
  const proof = join(folder, 'proof.html');
  await lata.site(store, 'proof', '/privacy-policy', '--at', 'now', '--out', proof);

  await page.goto(pathToFileURL(proof).href);
  await expect(page.getByText(newClause).first()).toBeVisible();
  const rows = await page.getByRole('table').last().getByRole('row').allInnerTexts();
  const command = await page.getByText(/^openssl pkeyutl -verify/).innerText();
  const files = await page
    .locator('a[download]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('download')!, link.getAttribute('href')!]),
    );
  for (const [name, href] of files)
    writeFileSync(join(folder, name!), Buffer.from(href!.split('base64,')[1]!, 'base64'));

  const signed = rows.slice(1).map((row) => row.split('\t').slice(0, 2).join(': '));
  expect(signed).toEqual([
    'deployment: Clock <clock@example.com>',
    'schedule: Lata <lata@example.com>',
    'legal published: Lata <lata@example.com>',
    'legal approved: Lata <lata@example.com>',
    'legal approved: Ravi <ravi@example.com>',
    'who may ship what, version 1: Lata <lata@example.com>',
    'who may ship what, version 1: Ravi <ravi@example.com>',
  ]);
  const [, shown] = openssl('openssl dgst -sha256 privacy-policy.shown.html').trim().split('= ');
  expect(readFileSync(join(folder, 'privacy-policy.shown.html'), 'utf8')).toContain(newClause);
  expect(readFileSync(join(folder, '5.signed'), 'utf8')).toContain(shown);
  signed.forEach((_, index) => {
    const check = () => openssl(command.replaceAll('1.', `${index + 1}.`));
    expect(check()).toContain('Signature Verified Successfully');
    flipByte(join(folder, `${index + 1}.signed`), 0.5);
    expect(check).toThrow();
  });

  const agrees = () => say(ravi, 'verify', '--against', proof);
  expect(await agrees()).toContain('The history agrees with the proof');
  for (const share of [0, 0.3, 0.999]) {
    flipByte(proof, share);
    expect(await agrees()).toContain('a byte of it was altered or lost');
    flipByte(proof, share);
  }
});

function openssl(command: string): string {
  const [program, ...words] = command.split(' ');
  return execFileSync(program!, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** Alters a byte of a file, or puts it right again. @param share how far into the file */
function flipByte(file: string, share: number): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(share * bytes.length)]! ^= 1;
  writeFileSync(file, bytes);
}
