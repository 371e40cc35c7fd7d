/**
 * The state of a workspace's translations, and what is done with them.
 * Use: npm run translations -w landing-remote [-- --accept hi [hero.content.ts …] | --export hi [--out FILE] | --import FILE]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { acceptedSources, writeSources } from './accept-translations';
import { type LanguageFolder, languageFolders, translatedLanguages } from './content-folders';
import { formatTranslations } from './format-translations';
import { takeBack } from './take-back';
import { readXliff, toXliff } from './xliff';

const { readContent } = require('../build/read-content') as {
  readContent: (file: string, source: string) => unknown;
};

const ROOT = resolve(__dirname, '../..');

/** npm runs a workspace's script in the workspace; the user stands elsewhere. */
const START = process.env.INIT_CWD ?? process.cwd();

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'string' },
      export: { type: 'string' },
      import: { type: 'string' },
      out: { type: 'string' },
    },
    allowPositionals: true,
  });
  const folders = languageFolders(basename(process.cwd()));
  if (values.accept) return accept(inLanguage(folders, values.accept), positionals);
  if (values.export) return exportTexts(inLanguage(folders, values.export), values.export, values.out);
  if (values.import) return importTexts(folders, resolve(START, values.import));
  return formatTranslations(folders);
}

function inLanguage(folders: LanguageFolder[], tag: string): LanguageFolder[] {
  const found = folders.filter(({ language }) => language === tag);
  if (found.length === 0)
    throw new Error(`There is no language "${tag}". Name one of: ${translatedLanguages.join(', ')}.`);
  return found;
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

/** Writes the texts for a translator; each that is open has a note. */
async function exportTexts(folders: LanguageFolder[], language: string, out?: string): Promise<string> {
  const file = resolve(START, out ?? `${basename(process.cwd())}-${language}.xlf`);
  writeFileSync(file, await toXliff(language, folders));
  return `${file} has all texts, those that are open with a note. Back: npm run translations -w ${basename(process.cwd())} -- --import ${basename(file)}`;
}

/** Takes a translator's file back. Everything is checked as a build checks it before anything is written. */
async function importTexts(folders: LanguageFolder[], path: string): Promise<string> {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  const { language, texts } = await readXliff(readFileSync(path, 'utf8'), basename(path));
  const { files, incomplete } = takeBack(inLanguage(folders, language), texts, basename(path));
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
