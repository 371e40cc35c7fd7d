import { join } from 'node:path';
import type { UnconfirmedText } from '@site/shared/contracts';
import { compile, exportsOf } from '@site/tooling/testing/compile';
import type { Policy } from './policy.schema';
import { unconfirmedTexts } from './unconfirmed';
import { linesOf, published, versions } from './all-versions';

const [, { module: recipe, resolve }] = require('../webpack.config')({}, { mode: 'production' });
const latest = versions[versions.length - 1] as Policy;

/** Builds what composing gets of the list. */
async function builtList(): Promise<UnconfirmedText[]> {
  const { files, errors } = await compile(
    { 'index.ts': `export { unconfirmed } from '${join(__dirname, '../documents/versions.built')}';` },
    {
      entry: './index.ts',
      target: 'node',
      output: { filename: 'unconfirmed.js', library: { type: 'commonjs2' } },
      module: recipe,
      resolve,
    },
  );
  expect(errors).toEqual([]);
  return exportsOf(files['unconfirmed.js']!).unconfirmed as UnconfirmedText[];
}

it('lists what is not confirmed in the latest version with file and line, and a missing digest', async () => {
  const missingDigest = {
    file: 'legal-remote/content/versions/published.json',
    line: 1,
    what: expect.stringContaining(`npm run freeze-version -w legal-remote -- ${latest.id}`),
  };
  const isFrozen = latest.id in published.digests;

  expect(await builtList()).toEqual([
    ...unconfirmedTexts(latest, linesOf[latest.id]!),
    ...(isFrozen ? [] : [missingDigest]),
  ]);
});
