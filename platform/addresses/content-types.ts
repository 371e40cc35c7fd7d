import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Endings of the files that a release or a composed site can hold. */
const EXTENSIONS = [
  '.avif',
  '.css',
  '.gif',
  '.html',
  '.ico',
  '.jpeg',
  '.jpg',
  '.js',
  '.json',
  '.map',
  '.md',
  '.mjs',
  '.pdf',
  '.png',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.webp',
  '.woff2',
  '.xml',
];

/** What the library does not have, or gives an older name. */
const OTHERS: Record<string, string> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };

/** Types whose files are text, and so are sent with their encoding. */
const TEXT = /^text\/|json|javascript|xml$/;

/** Content types by the ending of a name, dot included; text in UTF-8. */
const contentTypes: Record<string, string> = Object.fromEntries(
  EXTENSIONS.map((extension) => [extension, typeOf(extension)]),
);

/** Content type of a file by its name; `application/octet-stream` for an ending that is not listed. */
export function contentType(name: string): string {
  return contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

function typeOf(extension: string): string {
  const type = OTHERS[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return TEXT.test(type) && type !== 'image/svg+xml' ? `${type}; charset=utf-8` : type;
}
