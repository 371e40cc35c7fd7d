/**
 * The state of a workspace's translations, and what is done with them.
 * Use: npm run translations -w landing-remote [-- --accept hi [hero.json …] | --export hi … | --import landing-remote-hi.json …]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '@site/shared/content-files/read-content';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { formatJson, isContentFile } from '@site/shared/working-copy/content-file';
import { ROOT } from '@site/shared/working-copy/working-copy';
import { acceptedSources } from '@site/shared/translations/accept-translations';
import { SOURCES_FILE } from '@site/shared/translations/sources';
import { exchangedTexts, readTexts, importTranslated } from '@site/shared/translations/exchange';
import { foldersIn, type LanguageFolder, languageFolders } from '@site/shared/translations/content-folders';
import { formatTranslations } from './format-translations';

/** npm runs a workspace's script in the workspace; the user is elsewhere. */
const START = process.env.INIT_CWD ?? process.cwd();

function run(): string {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'string' },
      export: { type: 'string', multiple: true },
      import: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const folders = languageFolders(basename(process.cwd()));
  if (values.accept) return accept(foldersIn(folders, values.accept), positionals);
  if (values.export) return exportTexts(folders, [...values.export, ...positionals]);
  if (values.import) return importTexts(folders, [...values.import, ...positionals]);
  return formatTranslations(folders);
}

/** Takes the translations for those of the English texts of today. */
function accept(folders: LanguageFolder[], names: string[]): string {
  const known = folders.flatMap(({ files }) => files.filter(({ translated }) => translated));
  const unknown = names.find((name) => !known.some((file) => file.name === name));
  if (unknown)
    throw new Error(
      `There is no ${unknown} in this language. Name any of: ${known.map(({ name }) => name).join(', ')}.`,
    );
  const accepted = folders.map((folder) => ({ folder, sources: acceptedSources(folder, names) }));
  return accepted
    .map(({ folder, sources }) => {
      const file = join(folder.folder, SOURCES_FILE);
      writeFileSync(join(ROOT, file), formatJson(sources));
      return `${file} has the digests of the English texts of today. Commit it with the translations.`;
    })
    .join('\n');
}

/** Writes the texts for translators: the English ones, and a file a language. */
function exportTexts(folders: LanguageFolder[], languages: string[]): string {
  const workspace = basename(process.cwd());
  const texts = languages.map((language) => exchangedTexts(foldersIn(folders, language)));
  const files = [
    [DEFAULT_LANGUAGE, texts[0]!.english] as const,
    ...texts.map(({ translated }, index) => [languages[index]!, translated] as const),
  ].map(([language, own]) => {
    const file = resolve(START, `${workspace}-${language}.json`);
    writeFileSync(file, formatJson(own));
    return basename(file);
  });
  return [
    `${files.join(', ')}: all texts by their keys.`,
    `Back: npm run translations -w ${workspace} -- --import ${files.slice(1).join(' ')}`,
  ].join('\n');
}

/**
 * Imports translators' files. Next to each is the file of the English texts that they translated. Everything is checked as a
 * build checks it before anything is written.
 */
function importTexts(folders: LanguageFolder[], names: string[]): string {
  const taken = names.map((name) => {
    const [ending = '', language = ''] = /([a-z]{2,3})\.json$/.exec(name) ?? [];
    const file = resolve(START, name);
    const english = `${file.slice(0, file.length - ending.length)}${DEFAULT_LANGUAGE}.json`;
    const texts = {
      english: readTexts(readGiven(english), basename(english)),
      translated: readTexts(readGiven(file), name),
    };
    return importTranslated(foldersIn(folders, language), texts, basename(name));
  });
  const files = Object.entries(Object.assign({}, ...taken.map((one) => one.files)) as Record<string, string>);
  for (const [file, source] of files) if (isContentFile(file)) readContent(join(ROOT, file), source);
  for (const [file, source] of files) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), source);
  }
  return [
    ...files.map(([file]) => `${file} is written.`),
    ...taken.flatMap(({ left }) => left),
    files.length > 0 ? 'Read the difference (git diff), and commit it.' : 'Nothing is new in it.',
  ].join('\n');
}

function readGiven(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `${file} is not there. The file of a language, such as landing-remote-hi.json, needs that of the English texts next to it.`,
  );
}

Promise.resolve()
  .then(run)
  .then(print, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}
