import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesNamedIn } from '../platform/builder/licences/notices';
import { prepareStore } from './support/journey-store';
import { expect, test } from './support/test';

test('every package that reaches the browser is told of, and no other: npm run notices', async () => {
  const releases = join(await prepareStore(), 'releases');
  const built = readdirSync(releases, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('browser/part.json'))
    .map((name) => JSON.parse(readFileSync(join(releases, name), 'utf8')) as { packages: string[] });
  const told = packagesNamedIn(readFileSync(join(__dirname, '../THIRD_PARTY_NOTICES'), 'utf8'));

  expect(built.length).toBe(3);
  expect(told.sort()).toEqual([...new Set(built.flatMap(({ packages }) => packages))].sort());
});
