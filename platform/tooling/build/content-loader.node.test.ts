import { join } from 'node:path';
import { compile, exportsOf } from '../testing/compile';

const SCHEMA = `
  import { z } from 'zod';
  export const heroSchema = z.strictObject({ title: z.string().min(1, 'must name what is sold') });
`;

const build = (content: string) =>
  compile(
    { 'content/hero.json': content, 'content/hero.schema.ts': SCHEMA },
    {
      entry: './content/hero.json',
      output: { filename: 'hero.js', library: { type: 'commonjs2' } },
      module: {
        rules: [{ test: /\.json$/, type: 'javascript/auto', loader: join(__dirname, 'content-loader.js') }],
      },
    },
  );

it('builds content as plain data by its name, and the schema stays behind', async () => {
  const { files } = await build('{ "$schema": "hero.json", "title": "Order today" }');

  expect(exportsOf(files['hero.js']!)).toEqual({ default: { title: 'Order today' } });
  expect(files['hero.js']).not.toMatch(/zod|must name what is sold/);
});

it('ends a build with what is wrong, its line, and no stack', async () => {
  const errors = (await build('{\n  "title": ""\n}')).errors.join('\n');

  expect(errors).toMatch(/content\/hero\.json:2 {2}hero\.title: is empty\. It must name what is sold\./);
  expect(errors).not.toMatch(/\n\s+at /);
});
