import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnconfirmedText } from '@site/shared/contracts';
import { sourceLines } from '@site/shared/working-copy/source-lines';
import { compile, exportsOf } from '@site/shared/testing/compile';
import { versions } from '../content/versions/versions';
import type { Policy } from './policy.schema';
import { readPublishedDigests } from './published-digests';
import { unconfirmedTexts } from './unconfirmed';

const [, { module: recipe, resolve }] = require('../webpack.config')({}, { mode: 'production' });
const latest = versions[versions.length - 1] as Policy;
const file = `legal-remote/content/versions/${latest.id}.content.ts`;

/** Builds what composing gets of the list. */
async function builtList(): Promise<UnconfirmedText[]> {
  const { files, errors } = await compile(
    { 'index.ts': `export { unconfirmed } from '${join(__dirname, '../documents/unconfirmed')}';` },
    {
      entry: './index.ts',
      target: 'node',
      output: { filename: 'unconfirmed.js', library: { type: 'commonjs2' } },
      module: recipe,
      resolve,
    },
  );
  expect(errors).toEqual([]);
  return (exportsOf(files['unconfirmed.js']!).unconfirmed as () => UnconfirmedText[])();
}

it('lists what is not confirmed in the latest version with file and line, and a missing digest', async () => {
  const lines = sourceLines(readFileSync(join(__dirname, '../..', file), 'utf8'));
  const missingDigest = {
    file: 'legal-remote/content/versions/published.json',
    line: 1,
    what: expect.stringContaining(`npm run freeze-version -w legal-remote -- ${latest.id}`),
  };
  const isFrozen = latest.id in readPublishedDigests();

  expect(await builtList()).toEqual([
    ...unconfirmedTexts(latest, { file, lines }),
    ...(isFrozen ? [] : [missingDigest]),
  ]);
});
