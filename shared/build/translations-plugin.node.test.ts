import { compile } from '../testing/compile';

const { TranslationsPlugin } = require('./translations-plugin');

it("leaves, beside a part's build, the list of what is open in its translations", async () => {
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
