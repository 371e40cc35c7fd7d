import type { Page } from 'playwright-core';
import { alignSections, type Band, bandsOf } from './in-page';

/** A picture of a whole page, one pixel for a CSS px. */
export interface TakenPicture {
  png: Buffer;
  bands: Band[];
}

/**
 * Takes a picture of the whole page as it is, and names its sections. Chromium makes the window as high as the page for it, which no
 * visitor's is; scripts that watch the window do not run meanwhile, or what they change would be in the picture by chance.
 */
export async function takePicture(page: Page): Promise<TakenPicture> {
  await page.evaluate(alignSections);
  const bands = await page.evaluate(bandsOf);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  const png = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled', caret: 'hide' });
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  return { png, bands };
}
