import { z } from 'zod';
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

function parseJson(key: string, body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (error) {
    throw unreadable(key, 'it is not JSON', error);
  }
}

function unreadable(key: string, fact: string, cause: unknown): SiteError {
  return new SiteError(
    'record-unreadable',
    `"${key}" cannot be read: ${fact}.`,
    'It was altered, or written by another version of the tool. Restore it from a backup; site verify lists all such files.',
    { cause },
  );
}
