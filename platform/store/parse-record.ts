import { z } from 'zod';
import { canonicalJson } from './canonical-json';
import { SiteError } from '@site/errors';

/**
 * Reads the JSON of a stored record against its schema.
 *
 * @param key where the record lies, for the message
 * @throws SiteError `record-unreadable` when it is no JSON or not of this shape
 */
export function parseRecord<T>(key: string, body: Uint8Array, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parseJson(key, body));
  if (result.success) return result.data;

  throw unreadable(key, z.prettifyError(result.error).replaceAll('\n', ' '), result.error);
}

/**
 * The same for what is signed or named by its hash: its bytes are as this tool writes them. A key that stands there twice, or is not
 * read, would say one thing to people and other programs, and another here.
 * @throws SiteError `record-unreadable`
 */
export function parseCanonical<T extends object>(key: string, body: Uint8Array, schema: z.ZodType<T>): T {
  const record = parseRecord(key, body, schema);
  if (canonicalJson(record).equals(body)) return record;
  throw unreadable(key, 'it is not written as this tool writes it, and can be read in several ways');
}

function parseJson(key: string, body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (error) {
    throw unreadable(key, 'it is not JSON', error);
  }
}

function unreadable(key: string, fact: string, cause?: unknown): SiteError {
  return new SiteError(
    'record-unreadable',
    `"${key}" cannot be read: ${fact}.`,
    'It was altered, or written by another version of the tool. Restore it from a backup; site verify lists all such files.',
    { cause },
  );
}
