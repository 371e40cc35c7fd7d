import { canonicalJson } from './canonical-json';

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
