import path from 'node:path';

/** The types of the files that a release or a composed page holds (WHATWG MIME Sniffing; RFC 9239 for JavaScript). */
const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const CONTENT_ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

interface ObjectHeaders {
  contentType: string;
  /** For a compressed sibling (`index.html.br`): its type is that of the file inside. */
  contentEncoding?: string;
}

/** The headers that the bytes of a key are served with, by the extension of its last segment. */
export function objectHeaders(key: string): ObjectHeaders {
  const contentEncoding = CONTENT_ENCODINGS[path.posix.extname(key)];
  const plainKey = contentEncoding ? key.slice(0, -path.posix.extname(key).length) : key;
  const contentType = CONTENT_TYPES[path.posix.extname(plainKey).toLowerCase()] ?? 'application/octet-stream';
  return contentEncoding ? { contentType, contentEncoding } : { contentType };
}
