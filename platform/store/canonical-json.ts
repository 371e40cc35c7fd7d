import { configure } from 'safe-stable-stringify';

const stringify = configure({ deterministic: true });

/**
 * The one way in which this project writes a record: keys sorted by code unit, two spaces, a line feed at the end.
 * The same record gives the same bytes everywhere, so that its hash can be computed again; and people can read it.
 *
 * @param record plain data; members that are undefined are left out
 */
export function canonicalJson(record: object): Buffer {
  return Buffer.from(`${stringify(record, null, 2)}\n`);
}
