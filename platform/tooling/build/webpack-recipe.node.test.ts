import { join } from 'node:path';
import { ROOT } from '@site/shared/working-copy/working-copy';

const configsOf = (part: string, workspace: string) => () =>
  require('./webpack-recipe')(part, join(ROOT, workspace))({}, { mode: 'production' });

it.each([
  ['a part that the table does not have', 'zebra', 'zebra-remote'],
  ['a part in a folder that is not its own', 'legal', 'landing-remote'],
  ['what every object has', 'constructor', 'constructor-remote'],
])('the recipe refuses %s, and says which there are', (_title, part, workspace) => {
  expect(configsOf(part, workspace)).toThrow(
    new RegExp(`^The table of parts has no part "${part}" in ${workspace}/. It has .*legal in legal-remote/`),
  );
});

it.each(['!', '?', '#', '*', "'"])(
  'the recipe refuses a folder with %s in its path, and says what to do',
  (sign) => {
    const configs = () => require('./webpack-recipe')('legal', `/home/a${sign}b/legal-remote`)({}, {});

    expect(configs).toThrow(
      `The path /home/a${sign}b/legal-remote has a sign that tools of the build read as their own: ${sign}. Rename`,
    );
  },
);

it('builds into the folder of the part that asks', () => {
  const outputs = (configsOf('legal', 'legal-remote')() as { output: { path: string } }[]).map(
    ({ output }) => output.path,
  );

  expect(outputs).toEqual(['dist/browser', 'dist/node'].map((name) => join(ROOT, 'legal-remote', name)));
});
