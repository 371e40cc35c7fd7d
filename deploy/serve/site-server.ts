import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { NOT_FOUND_FILE } from '../compose/compose-site';
import type { Store } from '../store/store';
import { type Address, readAddress } from './addresses';
import { contentType } from './content-types';
import { documentHeaders, IMMUTABLE, REVALIDATE, securityHeaders, siteFileCaching } from './headers';
import { type Encoding, type SiteFile, SiteFiles } from './site-files';

export interface SiteServerOptions {
  store: Store;
  /** Folder of the composed site that is live now, such as `sites/000012-3fa9c2d41b7e/`; null before the first. */
  liveFolder: () => Promise<string | null>;
  /** Told of failures that the visitor sees as status 500. */
  onError: (error: unknown) => void;
}

const ENCODINGS: Encoding[] = ['br', 'gzip'];

interface Answer {
  status: number;
  file: SiteFile | null;
  headers: Record<string, string>;
}

/** A server that sends a channel as production would: status codes, compression, caching, security headers. */
export function createSiteServer({ store, liveFolder, onError }: SiteServerOptions): Server {
  const files = new SiteFiles(store);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const accepted = acceptedEncodings(request);
    const address = readAddress(request.url ?? '/');
    const folder = (await liveFolder()) ?? '';
    if (address?.kind === 'release-file') {
      const { part, release, file } = address;
      const found = await files.find(`releases/${part}/${release}/browser/${file}`, accepted);
      if (found) return { status: 200, file: found, headers: { 'Cache-Control': IMMUTABLE } };
    }
    if (address && address.kind !== 'release-file') {
      const found = await findPage(address, folder, accepted);
      if (found) return found;
    }
    const notFound = await files.find(folder + NOT_FOUND_FILE, accepted);
    return {
      status: 404,
      file: notFound,
      headers: { ...documentHeaders, 'Cache-Control': REVALIDATE, 'X-Robots-Tag': 'noindex' },
    };
  }

  async function findPage(address: Address & { path: string }, live: string, accepted: Encoding[]) {
    const isPreview = address.kind === 'preview';
    const base = isPreview ? `/_preview/${address.preview}` : '';
    const folder = isPreview ? `previews/${address.preview}/site/` : live;
    const file = pageFileOf(address.path);
    if (!file) return null;
    const headers: Record<string, string> = {
      ...documentHeaders,
      'Cache-Control': siteFileCaching(file.name),
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    };
    const found = await files.find(folder + file.name, accepted);
    if (!found) return null;
    if (file.canonicalPath !== address.path) {
      return { status: 308, file: null, headers: { ...headers, Location: base + file.canonicalPath } };
    }
    return { status: 200, file: found, headers };
  }

  return createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD' }).end();
      return;
    }
    answer(request)
      .then((found) => send(request, response, found))
      .catch((error: unknown) => {
        onError(error);
        if (!response.headersSent) response.writeHead(500, securityHeaders);
        response.end();
      });
  });
}

/** `/` is `index.html`, `/privacy-policy` is `privacy-policy.html`; other spellings are sent to these. */
function pageFileOf(path: string): { name: string; canonicalPath: string } | null {
  if (path === '' || path === '/' || path === '/index.html')
    return { name: 'index.html', canonicalPath: '/' };
  const page = /^\/([a-z0-9][a-z0-9-]*)(\/|\.html)?$/.exec(path);
  if (page) return page[1] === '404' ? null : { name: `${page[1]}.html`, canonicalPath: `/${page[1]}` };
  const file = /^\/((?:\.well-known\/)?[a-z0-9][\w-]*\.[a-z0-9]+)$/.exec(path);
  return file ? { name: file[1] as string, canonicalPath: path } : null;
}

/** The smallest first: browsers accept all alike and name gzip ahead of brotli. */
function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

function send(request: IncomingMessage, response: ServerResponse, { status, file, headers }: Answer): void {
  const all = {
    ...securityHeaders,
    ...headers,
    ...file?.headers,
    Vary: 'Accept-Encoding',
    ...(file && { ETag: file.etag, 'Content-Type': contentType(file.name) }),
    ...(file?.encoding && { 'Content-Encoding': file.encoding }),
  };
  if (status === 200 && file && fresh(request.headers, { etag: file.etag })) {
    response.writeHead(304, all).end();
    return;
  }
  const body = file?.body ?? Buffer.alloc(0);
  response.writeHead(status, { ...all, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
