import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { BenchError } from '../command';
import { listenOnFreePort, type RunningServer } from './running-server';

/** Marks a folder whose pages are all drawn by the script of `index.html`. */
const SINGLE_PAGE_MARKER = '.spa';

/** A name that changes with its content: eight or more characters of hash before the extension. */
const HASHED = /[.-][\w-]{8,}\.(js|css|svg|png|avif|webp|woff2)$/;

/**
 * Serves a folder of built files as any good host does: brotli siblings (`x.js.br`), immutable hashed files, revalidated
 * pages, addresses without `.html`. With a file `.spa` in it, unknown addresses get `index.html`.
 * @throws BenchError when the folder is no site
 */
export async function serveBaseline(folder: string): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new BenchError(`The baseline folder ${folder} has no index.html. Name the folder of a built site.`);
  }
  const serve = sirv(folder, {
    brotli: true,
    etag: true,
    extensions: ['html'],
    single: existsSync(join(folder, SINGLE_PAGE_MARKER)),
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', HASHED.test(path) ? 'max-age=31536000, immutable' : 'no-cache'),
  });
  return listenOnFreePort(
    createServer((request, response) => serve(request, response, () => void response.writeHead(404).end())),
  );
}
