/**
 * Every screen of the composed site and of the desk as pictures, a contact sheet per theme, into docs/screens: `npm run screens`.
 * The business is the invented one of the journeys, which has supplied everything; next to it, what the first start shows.
 * `npm run screens -- states` draws one sheet.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../support/find-browser';
import { prepareStore } from '../support/journey-store';
import { putPublicSiteLive } from '../support/public-site';
import { serveSite } from '../support/site-command';
import { contactSheet } from './contact-sheet';
import { openDeskScreens } from './desk-screens';
import { firstStart, type Screen, type Sheet, sheets } from './screens';
import { type TakenScreen, takeScreen } from './take-screen';

const target = join(__dirname, '../../docs/screens');

/** Sheets of the desk on the store of the site's sheets. */
const AT_THE_DESK = ['desk', 'desk-edit'];

const names = [firstStart.name, ...sheets.map(({ name }) => name), ...AT_THE_DESK];

async function drawScreens(wanted: string[]): Promise<void> {
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) {
    console.error(`There is no sheet "${unknown}". There are: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  await putPublicSiteLive(join(folder, 'store'));
  const server = await serveSite(join(folder, 'store'));
  const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox'] });
  try {
    mkdirSync(target, { recursive: true });
    const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
    for (const sheet of sheets.filter(({ name }) => isWanted(name)))
      await drawSheet(browser, sheet, (screen, theme) => takeScreen(browser, server.url, screen, theme));
    if (isWanted(firstStart.name)) await drawFirstStart(browser);
    if (AT_THE_DESK.some(isWanted)) await drawDesk(browser, isWanted, join(folder, 'store'));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function drawFirstStart(browser: Browser): Promise<void> {
  const server = await serveSite(await prepareStore());
  try {
    await drawSheet(browser, firstStart, (screen, theme) => takeScreen(browser, server.url, screen, theme));
  } finally {
    await server.stop();
  }
}

async function drawDesk(browser: Browser, isWanted: (name: string) => boolean, store: string): Promise<void> {
  const { url, session, sheets: drawn, stop } = await openDeskScreens(browser, store);
  try {
    for (const sheet of drawn.filter(({ name }) => isWanted(name)))
      await drawSheet(browser, sheet, (screen, theme) => takeScreen(browser, url, screen, theme, session));
  } finally {
    await stop();
  }
}

async function drawSheet(
  browser: Browser,
  { name, themes, screens }: Sheet,
  take: (screen: Screen, theme: 'light' | 'dark') => Promise<TakenScreen>,
): Promise<void> {
  for (const theme of themes ?? (['light', 'dark'] as const)) {
    const taken: TakenScreen[] = [];
    for (const screen of screens) taken.push(await take(screen, theme));
    const file = themes ? `${name}.webp` : `${name}-${theme}.webp`;
    const bytes = await contactSheet(browser, taken);
    writeFileSync(join(target, file), bytes);
    console.log(`docs/screens/${file}: ${Math.round(bytes.length / 1000)} kB`);
  }
}

void drawScreens(process.argv.slice(2));
