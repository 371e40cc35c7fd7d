import { createHash } from 'node:crypto';

const HASH_LINE = /^(.*\n)<!-- SHA-256 of all lines above: ([0-9a-f]{64}) -->\n$/s;

/** The document with a last line by which a byte that changed is found: the hash of everything above it. */
export function withItsHash(document: string): string {
  return `${document}<!-- SHA-256 of all lines above: ${sha256Of(document)} -->\n`;
}

/** Whether a document is, byte for byte, as it was when its hash was taken. An author of changes can take it again. */
export function hasItsHash(document: string): boolean {
  const [, above, sha256] = HASH_LINE.exec(document) ?? [];
  return above !== undefined && sha256Of(above) === sha256;
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
