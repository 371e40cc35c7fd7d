import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../testing/compile';

const { TranslationsPlugin } = require('./translations-plugin');

it("leaves, next to a part's build, the list of what is open in its translations", async () => {
  const { files, errors } = await compile(
    { 'index.js': 'module.exports = 1;' },
    { entry: './index.js', plugins: [new TranslationsPlugin('landing-remote')] },
  );

  expect(errors).toEqual([]);
  const open = JSON.parse(files['translations.json']!) as { language: string; file: string; line: number }[];
  for (const { language, file, line } of open) {
    expect(file).toMatch(new RegExp(`^landing-remote/content/(${language}/)?`));
    expect(line).toBeGreaterThan(0);
  }
  expect(open.map(({ file }) => file).some((file) => file.includes('shell'))).toBe(false);
});

it('reports a content file that cannot be read as one error of the build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'translations-'));
  mkdirSync(join(root, 'landing-remote/content'), { recursive: true });
  writeFileSync(join(root, 'landing-remote/content/hero.json'), '{ "title": "Today\'s "price" }\n');

  const { errors } = await compile(
    { 'index.js': 'module.exports = 1;' },
    { entry: './index.js', plugins: [new TranslationsPlugin('landing-remote', root)] },
  );

  expect(errors).toEqual([expect.stringMatching(/hero\.json:1 cannot be read: .* straight quotes/)]);
  rmSync(root, { recursive: true });
});
