import { hash } from 'node:crypto';
import { z } from 'zod';
import { SiteError, type SiteProblem } from '@site/errors';
import { configure } from 'safe-stable-stringify';
import type { Store } from './store';

const stringify = configure({ deterministic: true });

/**
 * The one way in which this project writes a record: keys sorted by code unit, two spaces, a line feed at the end.
 * The same record gives the same bytes everywhere, so that its hash can be computed again; and people can read it.
 * @param record plain data; members that are undefined are left out
 */
export function canonicalJson(record: object): Buffer {
  return Buffer.from(`${stringify(record, null, 2)}\n`);
}

/** The SHA-256 of bytes in hexadecimal, as records name others. */
export function sha256Of(body: Uint8Array): string {
  return hash('sha256', body);
}

/**
 * Reads the JSON of a stored record against its schema.
 * @param key where the record lies, for the message
 * @throws SiteError `record-unreadable` when it is no JSON or not of this shape
 */
export function parseRecord<T>(key: string, body: Uint8Array, schema: z.ZodType<T>): T {
  const said = jsonIn(body);
  if (said === undefined) throw unreadable(key, 'it is not JSON');
  const result = schema.safeParse(said);
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

/** What JSON says; undefined where it is none. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
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

/**
 * Reads a record against its schema. One that is gone since its name was listed is told as unreadable.
 * @throws SiteError `record-unreadable`
 */
export async function readRecord<T>(store: Store, key: string, schema: z.ZodType<T>): Promise<T> {
  return parseRecord(key, (await store.read(key))?.body ?? Buffer.alloc(0), schema);
}

/**
 * For a reader that goes on where records do not hold: what is wrong with them.
 * @throws the error itself, when it is a fault of the store (its server, its disk, its rights), which says nothing about what
 *   lies in it and would be met again with each further call, or our own defect
 */
export function damageOf(error: unknown): SiteProblem {
  if (error instanceof SiteError && !error.code.startsWith('store-')) return error.toProblem();
  throw error;
}

/**
 * For the `catch` of a promise, where the reader goes on without what is damaged, which `site verify` tells.
 * @throws as {@link damageOf} does
 */
export function nullIfDamaged(error: unknown): null {
  damageOf(error);
  return null;
}

/** The same, where it is told. @param problems gets what is wrong; without it, that is thrown */
export function noteDamage(problems: SiteProblem[] | undefined): (error: unknown) => null {
  return (error) => {
    if (!problems) throw error;
    problems.push(damageOf(error));
    return null;
  };
}
