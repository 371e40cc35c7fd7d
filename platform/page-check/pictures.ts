import type { Page } from 'playwright-core';
import { alignSections, type Band, bandsOf } from './in-page';
import sharp from 'sharp';
import { type Picture, comparePictures, type PictureDifference } from './compare-pictures';

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
  // However busy the machine is: a person who has waited enough stops the check.
  const takes = { fullPage: true, scale: 'css', animations: 'disabled', caret: 'hide', timeout: 0 } as const;
  const png = await page.screenshot(takes);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  return { png, bands };
}

/** The longest side that WebP has, in px (https://developers.google.com/speed/webp/faq). */
const MAX_HEIGHT = 16_383;

/** Words stay readable. */
const QUALITY = 70;

/** A picture as files, from the top: one, unless the page is longer than WebP can be. */
export interface EncodedPicture {
  width: number;
  height: number;
  files: Buffer[];
}

/** The pixels of a picture that was taken. */
async function readPixels({ png, bands }: TakenPicture): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, bands };
}

/** Pixels as WebP. */
async function encodePicture({ width, height, pixels }: Omit<Picture, 'bands'>): Promise<EncodedPicture> {
  const files: Buffer[] = [];
  for (let top = 0; top < height; top += MAX_HEIGHT) {
    const rows = Math.min(MAX_HEIGHT, height - top);
    const piece = pixels.subarray(top * width * 4, (top + rows) * width * 4);
    const raw = { width, height: rows, channels: 4 as const };
    files.push(await sharp(piece, { raw }).webp({ quality: QUALITY, effort: 0 }).toBuffer());
  }
  return { width, height, files };
}

/** What differs between two pictures of a page; what changed is marked as in {@link PictureDifference}. */
export interface SeenDifference extends Omit<PictureDifference, 'marked'> {
  marked: EncodedPicture | null;
}

/** The later picture as it is kept, and what differs from the earlier one. @param before null where there was no such page */
export async function compareTaken(
  before: TakenPicture | null,
  after: TakenPicture,
): Promise<{ picture: EncodedPicture; difference: SeenDifference | null }> {
  const now = await readPixels(after);
  const picture = await encodePicture(now);
  if (!before) return { picture, difference: null };
  if (before.png.equals(after.png)) return { picture, difference: { sections: [], share: 0, marked: null } };
  const { marked, ...difference } = comparePictures(await readPixels(before), now);
  return { picture, difference: { ...difference, marked: marked && (await encodePicture(marked)) } };
}
