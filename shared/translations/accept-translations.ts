import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithEnglish } from './compare-with-english';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { checksOf } from './open-texts';
import { type FileSources, type Sources, SOURCES_FILE, sourcesOf } from './sources';
import { wordsOf } from './words';

/**
 * The digests of a language's folder once its files are taken for translations of the English texts of today.
 * @param names files to accept; all that are translated if missing
 * @throws Error for a translation that does not say what English says
 */
export function acceptedSources({ files, sources }: LanguageFolder, names: string[] = []): Sources {
  const translated = files.filter((file) => file.translated);
  const chosen = translated.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const file of chosen) assertSaysTheSame(file, sources[file.name] ?? {});
  const accepted = Object.fromEntries(chosen.map(({ name, english }) => [name, digestsOf(english.exports)]));
  return sorted({ ...sources, ...accepted });
}

/** Writes the digests of a language's folder. @param root the project's folder */
export function writeSources(root: string, { folder }: LanguageFolder, sources: Sources): void {
  writeFileSync(join(root, folder, SOURCES_FILE), `${JSON.stringify(sources, null, 2)}\n`);
}

function digestsOf(exports: Record<string, unknown>): FileSources {
  return sourcesOf(Object.entries(exports).flatMap(([name, value]) => wordsOf(value, name)));
}

function assertSaysTheSame(file: TranslatableFile, sources: FileSources): void {
  const checks = checksOf(file, sources);
  const [removed] = checks.flatMap((check) => check.removed);
  if (removed)
    throw new Error(
      `${file.file} cannot be accepted: English has no such entry as "${removed.text}" (${removed.path}) any more. Delete it first.`,
    );
  const [problem] = Object.entries(file.english.exports).flatMap(([name, value], index) =>
    compareWithEnglish(value, checks[index]!.aligned, name),
  );
  if (problem)
    throw new Error(`${file.file} cannot be accepted: ${problem.path} ${problem.what}. Correct it first.`);
}

function sorted(sources: Sources): Sources {
  return Object.fromEntries(Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1)));
}
