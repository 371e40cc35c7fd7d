import path from 'node:path';
import { inOwnProcess } from '@site/processes';
import { SiteError } from '@site/errors';

const MAIN = path.join(__dirname, 'paint-main.js');

/** Of processor time. The site's own picture takes a tenth of a second, and the start of the process as much. */
const MAX_MS = 10_000;

/** More than a PNG of the largest size with a palette has. */
const MAX_BYTES = 16_000_000;

/**
 * An SVG document as a PNG of its own size, with a palette. Fonts of this machine are not used: text comes as outlines. It is
 * painted in a process of its own (`paint-main.js`).
 *
 * @param maxMs of processor time
 * @throws SiteError `picture-not-painted`
 */
export function paintPicture(svg: string, maxMs = MAX_MS): Promise<Buffer> {
  return inOwnProcess({
    main: MAIN,
    input: svg,
    maxMs,
    maxBytes: MAX_BYTES,
    refuse: notPainted,
  });
}

function notPainted(fact: string): SiteError {
  return new SiteError(
    'picture-not-painted',
    `A page's link-preview image cannot be painted: ${fact}.`,
    'Draw it smaller and simpler: chats show 1200 × 630. What is live was not changed.',
  );
}
