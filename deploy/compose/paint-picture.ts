import { execFile } from 'node:child_process';
import path from 'node:path';
import { SiteError } from '../store/site-error';

const MAIN = path.join(__dirname, 'paint-main.js');

/** The site's own picture takes a tenth of a second, and the start of the process as much. */
const MOST_MILLISECONDS = 10_000;

/** More than a PNG of the largest size with a palette has. */
const MOST_BYTES = 16_000_000;

/**
 * An SVG document as a PNG of its own size, with a palette. Fonts of this machine are not used: text comes as outlines. It is
 * painted in a process of its own (`paint-main.js`).
 *
 * @param timeout in ms
 * @throws SiteError `picture-not-painted`
 */
export function paintPicture(svg: string, timeout = MOST_MILLISECONDS): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES } as const;
    const options = { ...limits, encoding: 'buffer', env: {} } as const;
    const { stdin } = execFile(process.execPath, [MAIN], options, (error, png, complaint) => {
      if (!error) return resolve(png);
      const fact = error.killed ? `it takes longer than ${timeout / 1000} s` : `${complaint}`;
      reject(notPainted(fact || 'its process ended'));
    });
    // One that has ended reads no further, and has said why.
    stdin?.on('error', () => undefined).end(svg);
  });
}

function notPainted(fact: string): SiteError {
  return new SiteError(
    'picture-not-painted',
    `A page's link-preview image cannot be painted: ${fact}.`,
    'Draw it smaller and simpler: chats show 1200 × 630. What is live was not changed.',
  );
}
