import { compile, exportsOf } from '@site/tooling/testing/compile';

const [{ module: recipe }] = require('../webpack.config')({}, { mode: 'production' });

function compileBuilt(sources: Record<string, string>) {
  return compile(
    { 'index.js': `export { total } from './sum.built';`, ...sources },
    {
      entry: './index.js',
      resolve: { extensions: ['.ts', '.js'] },
      output: { filename: 'index.js', library: { type: 'commonjs2' } },
      module: recipe,
    },
  );
}

it('leaves what a module exports, and neither the module nor what it imports', async () => {
  const { files } = await compileBuilt({
    'sum.built.ts': `import { add } from './add'; export const total: number = add([1, 2, 3]);`,
    'add.ts': `export const add = (numbers: number[]) => numbers.reduce((sum, next) => sum + next, 0);`,
  });

  expect(exportsOf(files['index.js']!)).toEqual({ total: 6 });
  expect(files['index.js']).not.toContain('reduce');
});

it('writes the files that a module exports next to the build, and leaves them out of it', async () => {
  const { files } = await compileBuilt({
    'sum.built.ts': `export const total = 6; export const files = { 'sum.json': { parts: [1, 2, 3] } };`,
  });

  expect(files['sum.json']).toBe('{"parts":[1,2,3]}');
  expect(files['index.js']).not.toContain('parts');
});

it('fails the build with what the module says', async () => {
  const { errors } = await compileBuilt({
    'sum.built.ts': `throw new Error('Version v1 is missing. Put it back.');`,
  });

  expect(errors.join()).toContain('Version v1 is missing. Put it back.');
});
