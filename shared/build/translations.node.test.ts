/** Every translated content file of the site, checked as the build checks those that it takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE } from '../site/languages';
import { wordedWorkspaces } from '../translations/content-folders';
import { languageOfFile } from './content-language';

const { readContent } = require('./read-content') as {
  readContent: (file: string, source: string) => { content: Record<string, unknown> };
};

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['shared/site', ...wordedWorkspaces.map((workspace) => `${workspace}/content`)];

const contentFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.content.ts'))
    .map((name) => join(folder, name)),
);
const translations = contentFiles.filter((file) => languageOfFile(file).language !== DEFAULT_LANGUAGE);

it('are found beside the English content', () => {
  expect(contentFiles).toContain('landing-remote/content/hero.content.ts');
});

it('all fit the schemas of the English content', () => {
  const problems = translations.flatMap((file) => {
    try {
      readContent(join(ROOT, file), readFileSync(join(ROOT, file), 'utf8'));
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });

  expect(problems).toEqual([]);
});
