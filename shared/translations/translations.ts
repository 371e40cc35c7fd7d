/**
 * The state of a workspace's translations, and what is done with them.
 * Use: npm run translations -w landing-remote [-- --accept hi [hero.content.ts …] | --export hi [--out FILE] | --import FILE]
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedSources, writeSources } from './accept-translations';
import { type LanguageFolder, languageFolders, translatedLanguages } from './content-folders';
import { formatTranslations } from './format-translations';

const ROOT = resolve(__dirname, '../..');

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'string' } },
    allowPositionals: true,
  });
  const folders = languageFolders(basename(process.cwd()));
  if (values.accept) return accept(inLanguage(folders, values.accept), positionals);
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

run().then(print, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}
