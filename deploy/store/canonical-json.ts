/**
 * The one way in which this project writes a record: keys sorted by code unit, two spaces, a line feed at the end.
 * The same record gives the same bytes everywhere, so that its hash can be computed again; and people can read it.
 *
 * @param record plain data; members that are undefined are left out
 */
export function canonicalJson(record: object): Buffer {
  return Buffer.from(`${JSON.stringify(record, sortKeys, 2)}\n`);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
