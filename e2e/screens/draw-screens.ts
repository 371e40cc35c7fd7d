/**
 * Screens of the site and of the desk as pictures, a contact sheet per theme, into docs/screens, from the store of the journeys:
 * `npm run screens`. `npm run screens -- states` draws one sheet.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeNames } from '@site/shared/theme/themes';
import { type Browser, chromium } from 'playwright-core';
import { Checkout } from '../support/checkout';
import { copyFolderStore } from '../support/copy-folder-store';
import { findBrowser } from '../support/find-browser';
import { prepareStore } from '../support/journey-store';
import { serveSite, startDesk } from '../support/site-command';
import { english } from '../support/site-words';
import { contactSheet } from './contact-sheet';
import { desk, sheets, type Sheet } from './screens';
import { type Opened, takeScreen } from './take-screen';

const target = join(__dirname, '../../docs/screens');

async function drawScreens(wanted: string[]): Promise<void> {
  const names = [...sheets, desk].map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no sheet "${unknown}". There are: ${names.join(', ')}.`);
  const isWanted = ({ name }: Sheet) => wanted.length === 0 || wanted.includes(name);
  const store = await prepareStore();
  const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox'] });
  const server = await serveSite(store);
  try {
    for (const sheet of sheets.filter(isWanted)) await drawSheet({ browser, url: server.url }, sheet);
    if (isWanted(desk)) await drawDesk(browser, store);
  } finally {
    await server.stop();
    await browser.close();
  }
}

/** The desk, where a campaign waits. */
async function drawDesk(browser: Browser, live: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  const store = join(folder, 'store');
  copyFolderStore(live, store);
  const marketing = new Checkout('Marketing');
  marketing.edit('landing-remote/content/hero.json', english.hero.title, 'Stock Your Shop Before It Opens');
  await marketing.site(store, 'publish', 'landing', '--message', 'Campaign for the festival week');
  const { link, stop } = await startDesk(store, 'Asha Nair', marketing.folder);
  try {
    const context = await browser.newContext();
    await (await context.newPage()).goto(link, { waitUntil: 'load' });
    await drawSheet({ browser, url: new URL(link).origin, session: await context.storageState() }, desk);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}

async function drawSheet(opened: Opened, { name, themes = themeNames, screens }: Sheet) {
  for (const theme of themes) {
    const taken = [];
    for (const screen of screens) taken.push(await takeScreen(opened, screen, theme));
    const file = themes.length === 1 ? `${name}.webp` : `${name}-${theme}.webp`;
    const bytes = await contactSheet(opened.browser, taken);
    writeFileSync(join(target, file), bytes);
    console.log(`docs/screens/${file}: ${Math.round(bytes.length / 1000)} kB`);
  }
}

void drawScreens(process.argv.slice(2));
