import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesNamedIn } from '../platform/builder/licences/notices';
import { deploymentOfPage } from './support/page-deployment';
import { expect, test } from './support/test';

test('every package that reaches the browser is told of, and no other: npm run notices', async ({
  page,
  site,
}) => {
  const root = join(__dirname, '..');
  const { parts } = await deploymentOfPage(page.request);
  const built = await Promise.all(
    Object.values(parts).map(async ({ base }) => {
      const stats = (await (await page.request.get(`${site}${base}part.json`)).json()) as {
        packages: string[];
      };
      return stats.packages;
    }),
  );
  const told = packagesNamedIn(readFileSync(join(root, 'THIRD_PARTY_NOTICES'), 'utf8'));

  expect(told.sort()).toEqual([...new Set(built.flat())].sort());
});
