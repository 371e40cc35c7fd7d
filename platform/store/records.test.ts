import { z } from 'zod';
import { canonicalJson, parseCanonical } from './records';

describe('canonical JSON', () => {
  it('is the same for the same record, however it was put together', () => {
    const one = canonicalJson({ b: [{ d: 1, c: null }], a: 'ä', e: undefined });
    const other = canonicalJson({ a: 'ä', b: [{ c: null, d: 1 }] });

    expect(one.equals(other)).toBe(true);
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson({ list: ['b', 'a'] }).equals(canonicalJson({ list: ['a', 'b'] }))).toBe(false);
  });

  it('reads back as the record', () => {
    expect(JSON.parse(canonicalJson({ b: 1, a: { d: true, c: [] } }).toString())).toEqual({
      a: { c: [], d: true },
      b: 1,
    });
  });
});

it.each(['{"a":1,"a":2}', '{"a":2}', '{\n  "__proto__": 1,\n  "a": 2\n}\n'])(
  'a record that is named by its hash is not read in another way of writing: %j',
  (text) => {
    const schema = z.record(z.string(), z.number());

    expect(parseCanonical('a.json', canonicalJson({ a: 2 }), schema)).toEqual({ a: 2 });
    expect(() => parseCanonical('a.json', Buffer.from(text), schema)).toThrow('in several ways');
  },
);
