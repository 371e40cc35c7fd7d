/** The site's own content and its translations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatContent, isContentFile, parseContent } from '../working-copy/content-file';
import { ROOT } from '../working-copy/working-copy';
import { languageFolders, wordedWorkspaces } from './content-folders';

const folders = wordedWorkspaces.flatMap((workspace) => languageFolders(workspace));

it('are found for each language, next to the English files of every part', () => {
  expect(folders.flatMap(({ files }) => files.map(({ file }) => file))).toEqual(
    expect.arrayContaining([
      'shell/content/hi/frame.json',
      'shared/site/hi/greeting.json',
      'landing-remote/content/ur/hero.json',
      'legal-remote/content/kn/versions/v1.json',
    ]),
  );
});

it('are written as the desk and translators’ files write them, so that a changed text is a changed line', () => {
  const contents = ['shared/site', ...wordedWorkspaces.map((name) => `${name}/content`)].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isContentFile)
      .map((name) => join(ROOT, folder, name)),
  );
  const others = contents.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return formatContent(parseContent(source, file)) !== source;
  });

  expect(contents.length).toBeGreaterThan(90);
  expect(others).toEqual([]);
});
