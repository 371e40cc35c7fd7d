/**
 * Every screen of the composed site as pictures, a contact sheet per theme, into docs/screens: `npm run screens`.
 * The business is the invented one of the journeys, so that no placeholder hides how a page will look.
 * `npm run screens -- states` draws one sheet.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../support/find-browser';
import { putPublicSiteLive } from '../support/public-site';
import { serveSite } from '../support/site-command';
import { contactSheet } from './contact-sheet';
import { sheets } from './screens';
import { type TakenScreen, takeScreen } from './take-screen';

const target = join(__dirname, '../../docs/screens');

async function drawScreens(wanted: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  await putPublicSiteLive(join(folder, 'store'));
  const server = await serveSite(join(folder, 'store'));
  const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox'] });
  try {
    mkdirSync(target, { recursive: true });
    for (const sheet of sheets.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      for (const theme of sheet.themes ?? (['light', 'dark'] as const)) {
        const taken: TakenScreen[] = [];
        for (const screen of sheet.screens) taken.push(await takeScreen(browser, server.url, screen, theme));
        const file = sheet.themes ? `${sheet.name}.webp` : `${sheet.name}-${theme}.webp`;
        const bytes = await contactSheet(browser, taken);
        writeFileSync(join(target, file), bytes);
        console.log(`docs/screens/${file}: ${Math.round(bytes.length / 1000)} kB`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

void drawScreens(process.argv.slice(2));
