import type { Page } from 'playwright-core';
import { type Band, bandsOf } from './in-page';

/** A picture of a whole page, one pixel for a CSS px. */
export interface TakenPicture {
  png: Buffer;
  bands: Band[];
}

/** Takes a picture of the whole page as it is, and names its sections. */
export async function takePicture(page: Page): Promise<TakenPicture> {
  const bands = await page.evaluate(bandsOf);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  return { png, bands };
}
