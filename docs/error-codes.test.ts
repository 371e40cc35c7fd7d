import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from './error-codes';

const read = (page: string) => readFileSync(join(__dirname, 'reference', page), 'utf8');

it('has every error code with its message and remedy, as the sources say them (npx tsx docs/error-codes.ts)', () => {
  expect(read('error-codes.csv')).toBe(errorCodes());
});

it('has the codes that the reference of the command names', () => {
  const named = [...read('site-command.md').matchAll(/Codes: (.*?)\./g)].flatMap(([, codes = '']) =>
    codes.match(/[a-z-]+/g)!,
  );
  const known = new Set(read('error-codes.csv').match(/^"[^"]+"/gm));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((code) => !known.has(`"${code}"`))).toEqual([]);
});
