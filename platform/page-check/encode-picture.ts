import sharp from 'sharp';
import type { Picture } from './compare-pictures';
import type { TakenPicture } from './take-picture';

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
export async function readPixels({ png, bands }: TakenPicture): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, bands };
}

/** Pixels as WebP. */
export async function encodePicture({
  width,
  height,
  pixels,
}: Pick<Picture, 'width' | 'height' | 'pixels'>): Promise<EncodedPicture> {
  const files: Buffer[] = [];
  for (let top = 0; top < height; top += MAX_HEIGHT) {
    const rows = Math.min(MAX_HEIGHT, height - top);
    const piece = pixels.subarray(top * width * 4, (top + rows) * width * 4);
    const raw = { width, height: rows, channels: 4 as const };
    files.push(await sharp(piece, { raw }).webp({ quality: QUALITY, effort: 0 }).toBuffer());
  }
  return { width, height, files };
}
