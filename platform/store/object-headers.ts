import path from 'node:path';
import { contentType } from '@site/addresses';

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
  return { contentType: contentType(plainKey), ...(contentEncoding && { contentEncoding }) };
}
