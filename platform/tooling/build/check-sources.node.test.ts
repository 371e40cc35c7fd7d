import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyInto, linkPackages } from '../../testing/scaffold-working-copy';
import { makeTemporaryFolder } from '../../testing/temporary-folder';

it('tells before any build what does not fit in the words that all parts share', async () => {
  const root = await makeTemporaryFolder();
  await copyInto(root, ['shared', 'platform/tooling', 'shell/content', 'package.json']);
  await linkPackages(root);
  const file = join(root, 'shared/site/kn/kit-words.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"newTab": ".*"/, '"newTab": ""'));

  const check = join(root, 'platform/tooling/build/check-sources.js');
  const said = execFileSync(process.execPath, [check, root, join(root, 'shell')], { cwd: root });

  expect(JSON.parse(said.toString())).toEqual([
    expect.stringContaining('shared/site/kn/kit-words.json:5  kitWords.newTab'),
  ]);
  rmSync(root, { recursive: true });
});
