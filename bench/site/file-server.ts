import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentType } from '../../deploy/addresses/content-types';
import { IMMUTABLE, REVALIDATE } from '../../deploy/addresses/headers';
import { BenchError } from '../bench-error';
import { listenOnFreePort, type RunningServer } from './running-server';

/** Marks a folder whose pages are all drawn by the script of `index.html`. */
const SINGLE_PAGE_MARKER = '.spa';

/** A name that changes with its content: eight or more characters of hash before the extension. */
const HASHED = /[.-][\w-]{8,}\.(js|css|svg|png|avif|webp|woff2)$/;

interface ServedFile {
  body: Buffer;
  brotli: Buffer | null;
  etag: string;
}

/**
 * Serves a folder of built files, with what any good host does: brotli siblings (`x.js.br`), immutable hashed files,
 * revalidated pages, addresses without `.html`, `404.html`. With a file `.spa` in it, unknown addresses get `index.html`.
 * @throws BenchError when the folder is no site
 */
export async function serveFolder(folder: string): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new BenchError(
      `The baseline folder ${folder} has no index.html`,
      'Name the folder of a built site: --baseline NAME=DIR.',
    );
  }
  const files = readFolder(folder);
  const hasSinglePage = existsSync(join(folder, SINGLE_PAGE_MARKER));
  return listenOnFreePort(
    createServer((request, response) => answer(files, hasSinglePage, request, response)),
  );
}

function readFolder(folder: string): Map<string, ServedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFile(path)]));
}

function readFile(path: string): ServedFile {
  const body = readFileSync(path);
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null;
  return { body, brotli, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
}

function answer(
  files: Map<string, ServedFile>,
  hasSinglePage: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = find(files, hasSinglePage, pathname);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const { name, file, status } = found;
  const hasBrotli = file.brotli !== null && /\bbr\b/.test(String(request.headers['accept-encoding']));
  const headers = {
    'Content-Type': contentType(name),
    'Cache-Control': HASHED.test(name) ? IMMUTABLE : REVALIDATE,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(hasBrotli && { 'Content-Encoding': 'br' }),
  };
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = hasBrotli ? (file.brotli as Buffer) : file.body;
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
}

function find(files: Map<string, ServedFile>, hasSinglePage: boolean, path: string) {
  const candidates = path.endsWith('/')
    ? [`${path}index.html`]
    : [path, `${path}.html`, `${path}/index.html`];
  const name = candidates.find((candidate) => files.has(candidate));
  const fallback =
    hasSinglePage && !extname(path)
      ? { name: '/index.html', status: 200 }
      : { name: '/404.html', status: 404 };
  const chosen = name ? { name, status: 200 } : fallback;
  const file = files.get(chosen.name);
  return file ? { ...chosen, file } : null;
}
