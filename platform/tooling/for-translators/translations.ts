/**
 * The state of a workspace's translations, and what is done with them.
 * Use: npm run translations -w landing-remote [-- --accept hi [hero.json …] | --export hi … | --import landing-remote-hi.json …]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent, shortened } from '@site/shared/content-files/read-content';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { formatJson, isContentFile } from '@site/shared/working-copy/content-file';
import { ROOT } from '@site/shared/working-copy/working-copy';
import {
  acceptTranslations,
  exchangedTexts,
  type ImportedTexts,
  importTranslated,
  readTexts,
} from '@site/shared/translations/exchange';
import { type OpenTranslation, openTranslations } from '@site/shared/translations/open-texts';
import { wordsOf } from '@site/shared/translations/words';
import { foldersIn, type LanguageFolder, languageFolders } from '@site/shared/translations/content-folders';

/** npm runs a workspace's script in the workspace; the user is elsewhere. */
const START = process.env.INIT_CWD ?? process.cwd();

const workspace = basename(process.cwd());

/** Does what the command's arguments say, and returns what it prints. */
export function translations(): string {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'string' },
      export: { type: 'string', multiple: true },
      import: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const folders = languageFolders(workspace);
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
  return write(folders.map((folder) => ({ files: acceptTranslations(folder, names), left: [] })));
}

/** Writes the texts for translators: the English ones, and a file a language. */
function exportTexts(folders: LanguageFolder[], tags: string[]): string {
  const texts = tags.map((language) => exchangedTexts(foldersIn(folders, language)));
  const files = [texts[0]!.english, ...texts.map(({ translated }) => translated)].map((own, index) => {
    const file = `${workspace}-${[DEFAULT_LANGUAGE, ...tags][index]}.json`;
    writeFileSync(resolve(START, file), formatJson(own));
    return file;
  });
  return [
    `${files.join(', ')}: all texts by their keys.`,
    `Back: npm run translations -w ${workspace} -- --import ${files.slice(1).join(' ')}`,
  ].join('\n');
}

/** Imports translators' files. Next to each is the file of the English texts that they translated. */
function importTexts(folders: LanguageFolder[], names: string[]): string {
  const taken = names.map((name) => {
    const [ending = '', language = ''] = /([a-z]{2,3})\.json$/.exec(name) ?? [];
    const english = `${name.slice(0, name.length - ending.length)}${DEFAULT_LANGUAGE}.json`;
    const texts = { english: readGiven(english), translated: readGiven(name) };
    return importTranslated(foldersIn(folders, language), texts, basename(name));
  });
  return write(taken);
}

function readGiven(name: string): Record<string, string> {
  const file = resolve(START, name);
  if (existsSync(file)) return readTexts(readFileSync(file, 'utf8'), basename(name));
  throw new Error(
    `${file} is not there. The file of a language, such as landing-remote-hi.json, needs that of the English texts next to it.`,
  );
}

/** Writes files, once all of them are checked as a build checks them. */
function write(taken: ImportedTexts[]): string {
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

/** The state of all languages of a workspace, in lines: a summary of each, and everything that is open with its place. */
export function formatTranslations(folders: LanguageFolder[]): string {
  const tags = new Set(folders.map(({ language }) => language));
  return [...tags].flatMap((tag) => formatLanguage(tag, foldersIn(folders, tag))).join('\n');
}

function formatLanguage(tag: string, folders: LanguageFolder[]): string[] {
  const name = `${tag}  ${languages.find((language) => language.tag === tag)?.name}`;
  const files = folders.flatMap((folder) => folder.files);
  if (!files.some(({ translated }) => translated)) return [`${name}: not translated`];
  const open = folders.flatMap(openTranslations);
  const count = (state: OpenTranslation['state']) => open.filter((entry) => entry.state === state).length;
  const texts = files.flatMap(({ english }) => wordsOf(english.value, english.name));
  return [
    `${name}: ${texts.length} texts, ${count('missing')} missing, ${count('changed')} changed in English since, ${count('removed')} removed; of ${files.length} files ${count('unaccepted')} not accepted, ${count('unconfirmed')} not confirmed, ${count('outdated')} confirmed before English changed`,
    ...open.map(({ file, line, state, what }) => `  ${file}:${line}  ${state}: ${shortened(what, 72)}`),
  ];
}
