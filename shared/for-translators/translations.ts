/**
 * The state of a workspace's translations, and what is done with them.
 * Use: npm run translations -w landing-remote [-- --accept hi [hero.content.ts …] | --export hi … [--out FILE] | --import FILE …]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { ROOT } from '../working-copy/working-copy';
import { acceptedSources, writeSources } from '../translations/accept-translations';
import { foldersIn, type LanguageFolder, languageFolders } from '../translations/content-folders';
import { formatTranslations } from './format-translations';
import { takeBackFiles } from './take-back-files';
import { toXliff } from '../translations/xliff';

const { readContent } = require('../build/read-content') as {
  readContent: (file: string, source: string) => unknown;
};

/** npm runs a workspace's script in the workspace; the user stands elsewhere. */
const START = process.env.INIT_CWD ?? process.cwd();

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'string' },
      export: { type: 'string', multiple: true },
      import: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
    allowPositionals: true,
  });
  const folders = languageFolders(basename(process.cwd()));
  if (values.accept) return accept(foldersIn(folders, values.accept), positionals);
  if (values.export) return exportTexts(folders, [...values.export, ...positionals], values.out);
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
      writeSources(ROOT, folder, sources);
      return `${folder.folder}/sources.json has the digests of the English texts of today. Commit it with the translations.`;
    })
    .join('\n');
}

/** Writes the texts for translators, a file a language; each that is open has a note. */
async function exportTexts(folders: LanguageFolder[], languages: string[], out?: string): Promise<string> {
  if (out && languages.length > 1)
    throw new Error(`--out names one file, and there are ${languages.length} languages. Leave it out.`);
  const workspace = basename(process.cwd());
  const files: string[] = [];
  for (const language of languages) {
    const file = resolve(START, out ?? `${workspace}-${language}.xlf`);
    writeFileSync(file, await toXliff(language, foldersIn(folders, language)));
    files.push(file);
  }
  const names = files.map((file) => basename(file)).join(' ');
  return [
    ...files.map((file) => `${file} has all texts, those that are open with a note.`),
    `Back: npm run translations -w ${workspace} -- --import ${names}`,
  ].join('\n');
}

/** Takes translators' files back. Everything is checked as a build checks it before anything is written. */
async function importTexts(folders: LanguageFolder[], names: string[]): Promise<string> {
  const paths = names.map((name) => resolve(START, name));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) throw new Error(`${missing} is not there.`);
  const sent = paths.map((path) => ({ name: basename(path), xml: readFileSync(path, 'utf8') }));
  const { files, incomplete, since } = await takeBackFiles(folders, sent);
  const written = Object.entries(files);
  for (const [file, source] of written)
    if (file.endsWith('.content.ts')) readContent(join(ROOT, file), source);
  const formatted = await Promise.all(written.map(([file, source]) => format(join(ROOT, file), source)));
  for (const [file, source] of formatted) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return [
    ...written.map(([file]) => `${file} is written.`),
    ...incomplete.map(({ file, why }) => `${file} is not written: ${why}.`),
    ...since,
    ...(since.length + incomplete.length > 0
      ? [
          `What is open, with its line: npm run translations -w ${basename(process.cwd())}. Visitors see English there, or what was there before.`,
        ]
      : []),
    written.length > 0 ? 'Read the difference (git diff), and commit it.' : 'Nothing is new in it.',
  ].join('\n');
}

async function format(file: string, source: string): Promise<[file: string, source: string]> {
  return [file, await prettier.format(source, { ...(await prettier.resolveConfig(file)), filepath: file })];
}

run().then(print, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}
