/** The site's own translations beside its English content. */
import { checkTranslation } from './check-translation';
import { compareWithEnglish } from './compare-with-english';
import { languageFolders, wordedWorkspaces } from './content-folders';

const folders = wordedWorkspaces.flatMap((workspace) => languageFolders(workspace));
const files = folders.flatMap(({ files, sources }) =>
  files.flatMap((file) => (file.translated ? [{ ...file, translated: file.translated, sources }] : [])),
);

it('finds the English files of every part', () => {
  expect(folders.flatMap(({ files }) => files.map(({ file }) => file))).toEqual(
    expect.arrayContaining([
      'shell/content/hi/frame.content.ts',
      'shared/site/hi/greeting.content.ts',
      'landing-remote/content/ur/hero.content.ts',
      'legal-remote/content/kn/versions/v1.content.ts',
    ]),
  );
});

it('say what English says, with the same numbers, names of values, and links, unless English changed since', () => {
  const problems = files.flatMap(({ file, name, english, translated, sources }) =>
    Object.entries(english.exports).flatMap(([exported, value]) => {
      const of = { english: value, translated: translated.exports[exported], sources: sources[name] ?? {} };
      const { errors } = checkTranslation(exported, of);
      const differences = name in sources ? errors : compareWithEnglish(of.english, of.translated, exported);
      return differences.map(({ path, what }) => `${file} ${path} ${what}`);
    }),
  );

  expect(problems).toEqual([]);
});
