import type { Compiler } from 'webpack';
import { version } from 'scheduler/package.json';
import { compile } from '../testing/compile';
import { packagesIn } from './part-stats-plugin';

/** What the function says of a build of this source. */
async function packagesOf(source: string): Promise<string[]> {
  let found: string[] = [];
  const { errors } = await compile(
    { 'index.js': source, 'own.js': 'export const own = 1;' },
    {
      entry: './index.js',
      plugins: [
        {
          apply: (compiler: Compiler) =>
            compiler.hooks.emit.tap('Test', (compilation) => {
              found = packagesIn(compilation);
            }),
        },
      ],
    },
  );
  expect(errors).toEqual([]);
  return found;
}

it('names the packages in a build with their versions, also those that come later, and no own module', async () => {
  const found = await packagesOf(
    `import { own } from './own'; import { unstable_now } from 'scheduler'; console.log(own, unstable_now); import('uqr');`,
  );

  expect(found).toEqual([`scheduler@${version}`, expect.stringMatching(/^uqr@\d/)]);
});

it('names nothing where all is own', async () => {
  expect(await packagesOf(`import { own } from './own'; console.log(own);`)).toEqual([]);
});
