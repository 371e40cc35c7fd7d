import { join } from 'node:path';
import { compile, exportsOf } from '../testing/compile';

const contentLoader = { test: /\.content\.ts$/, loader: join(__dirname, 'content-loader.js') };
const contentLinesLoader = {
  test: /\.content\.ts$/,
  resourceQuery: /lines/,
  enforce: 'post' as const,
  loader: join(__dirname, 'content-lines-loader.js'),
};

it('leaves file and lines of a content module in place of its values', async () => {
  const content = `/** The shop. */\nexport const shop = {\n  name: 'Mandi',\n};`;

  const { files, errors } = await compile(
    { 'content/shop.content.ts': content },
    {
      entry: './content/shop.content.ts?lines',
      output: { filename: 'shop.js', library: { type: 'commonjs2' } },
      module: { rules: [contentLoader, contentLinesLoader] },
    },
  );

  expect(errors).toEqual([]);
  expect(exportsOf(files['shop.js']!)).toEqual({
    default: {
      file: expect.stringMatching(/content\/shop\.content\.ts$/),
      lines: { shop: 2, 'shop.name': 3 },
    },
  });
});
