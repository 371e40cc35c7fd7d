import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '../working-copy/content-file';
import { checkTranslation } from './check-translation';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { type Sources, SOURCES_FILE, sourcesOf } from './sources';
import { wordsOf } from './words';

/**
 * The digests of a language's folder once its files are taken for translations of the English texts of today.
 * @param names files to accept; all that are translated if missing
 * @throws Error for a translation that does not say what English says
 */
export function acceptedSources({ files, sources }: LanguageFolder, names: string[] = []): Sources {
  const translated = files.filter((file) => file.translated);
  const chosen = translated.filter(({ name }) => names.length === 0 || names.includes(name));
  const accepted = Object.fromEntries(chosen.map((file) => [file.name, acceptedTexts(file)]));
  return sorted({ ...sources, ...accepted });
}

/** Writes the digests of a language's folder. @param root the project's folder */
export function writeSources(root: string, { folder }: LanguageFolder, sources: Sources): void {
  writeFileSync(join(root, folder, SOURCES_FILE), formatJson(sources));
}

function acceptedTexts({ english, translated, file }: TranslatableFile) {
  const said = new Set(wordsOf(translated!.value, english.name).map(({ key }) => key));
  const sources = sourcesOf(wordsOf(english.value, english.name).filter(({ key }) => said.has(key)));
  const [error] = checkTranslation(english.name, {
    english: english.value,
    translated: translated!.value,
    sources,
  }).errors;
  if (error) throw new Error(`${file} cannot be accepted: ${error.key} ${error.what}. Correct it first.`);
  return sources;
}

function sorted(sources: Sources): Sources {
  return Object.fromEntries(Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1)));
}
