import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, recipeOf } from '@site/shared/testing/compile';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const VARIABLE = 'SITE_BUSINESS_VALUES';
const SUPPLIED = require.resolve('@site/shared/testing/supplied-business-values.content');

const folder = mkdtempSync(join(tmpdir(), 'example-strip-'));

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  delete process.env[VARIABLE];
});

/** All that a browser gets of the frame, without the kit and React. */
async function frameBuiltWith(values: string): Promise<string> {
  process.env[VARIABLE] = values;
  const [{ module, resolve }] = recipeOf('shell');
  const { files, errors } = await compile(
    { 'index.ts': `export { Frame } from '@site/shell/frame/Frame';` },
    {
      entry: './index.ts',
      output: { filename: 'frame.js', library: { type: 'commonjs2' } },
      externals: [/^react/, '@site/shared/ui', 'lucide-react'],
      module,
      resolve,
      plugins: [new MiniCssExtractPlugin()],
    },
  );
  expect(errors).toEqual([]);
  return Object.values(files).join('\n');
}

it('is in a build while values are missing: its words, its styles and the list', async () => {
  const values = join(folder, 'values.content.ts');
  writeFileSync(values, readFileSync(SUPPLIED, 'utf8').replace(/phone: '[^']*'/, 'phone: null'));

  const built = await frameBuiltWith(values);

  expect(built).toContain('Example business.');
  expect(built).toContain('.shell-example__');
  expect(built).toContain('"path":"phone"');
});

it('is not in a build in which all values are supplied: neither words, nor styles, nor code', async () => {
  const built = await frameBuiltWith(SUPPLIED);

  expect(built).toContain('.shell-header__');
  expect(built).not.toMatch(/Example business|shell-example__|ExampleStrip\(/);
});
