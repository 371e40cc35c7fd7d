import { MAX_PICTURE_BYTES } from '@site/shared/content/picture-rules';
import path from 'node:path';
import { inOwnProcess } from '@site/processes';
import { SiteError } from '@site/errors';

const MAIN = path.join(__dirname, 'encode-main.js');

/** Of processor time. A photograph of a phone takes two seconds. */
const MAX_MS = 30_000;

/** A size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * A photograph as the site shows it: cut to a size around its middle, decoded and re-encoded as AVIF, or as WebP where that is
 * smaller, and without anything that its camera noted. It is made in a process of its own (`encode-main.js`).
 *
 * @param maxMs of processor time
 * @throws SiteError `picture-refused`
 */
export function encodePicture(
  bytes: Uint8Array,
  { width, height }: PictureSize,
  maxMs = MAX_MS,
): Promise<Buffer> {
  const most = MAX_PICTURE_BYTES.other;
  return inOwnProcess({
    main: MAIN,
    args: [width, height, most].map(String),
    input: bytes,
    maxMs,
    maxBytes: 2 * most,
    refuse: refused,
  });
}

function refused(fact: string): SiteError {
  return new SiteError(
    'picture-refused',
    `This picture cannot be taken: ${fact}. Nothing was changed.`,
    'Save it as JPEG or PNG, at least as large as the page shows it, and choose it again.',
  );
}
