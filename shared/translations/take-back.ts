import { join } from 'node:path';
import type { TranslationCheck } from './check-translation';
import { textDifferences } from './compare-texts';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { newTranslation, withTexts } from './edit-texts';
import { checksOf } from './open-texts';
import { digestOfText, type FileSources, SOURCES_FILE, type Sources } from './sources';
import { textAt, type Words, wordsOf } from './words';
import type { ExchangedText } from './xliff';

/** Files to write, by path from the project's root, and what was left out. */
export interface TakenBack {
  files: Record<string, string>;
  /** Files that are left as they are; `why` completes "it is not written: …". */
  incomplete: { file: string; why: string }[];
}

/**
 * Takes a translator's texts back into the content files of a language. Everything else of the files stays as it is; a file
 * with a changed text is no longer confirmed. Nothing is written here.
 * @param folders of the language, of a workspace
 * @param name of the translator's file, for messages
 * @throws Error for the first thing that is wrong
 */
export function takeBack(folders: LanguageFolder[], texts: ExchangedText[], name: string): TakenBack {
  assertKnown(folders, texts, name);
  const taken: TakenBack = { files: {}, incomplete: [] };
  for (const { folder, files, sources } of folders) {
    const digests: Sources = {};
    for (const file of files) {
      const ofFile = texts.filter((text) => text.file === file.english.file);
      if (ofFile.length === 0) continue;
      assertComplete(file, ofFile, name);
      const translated = ofFile.filter((text) => text.translated !== '');
      if (!file.translated && translated.length < ofFile.length) {
        if (translated.length > 0)
          taken.incomplete.push({
            file: file.file,
            why: `${ofFile.length - translated.length} of its texts are not translated`,
          });
        continue;
      }
      const checks = checksOf(file, sources[file.name] ?? {});
      const changed = translated.filter(isChanged(checks));
      if (file.translated && !hasTheSameEntries(checks)) {
        if (changed.length > 0) taken.incomplete.push({ file: file.file, why: OTHER_ENTRIES });
        continue;
      }
      const written = sourceWith(file, changed);
      if (written !== file.translated?.source) taken.files[file.file] = written;
      digests[file.name] = { ...knownOf(file, sources[file.name]), ...digestsOf(translated) };
    }
    const accepted = JSON.stringify({ ...sources, ...digests }, null, 2);
    if (accepted !== JSON.stringify(sources, null, 2))
      taken.files[join(folder, SOURCES_FILE)] = `${accepted}\n`;
  }
  return taken;
}

const OTHER_ENTRIES =
  'its lists have other entries than the English ones. Add and delete them by hand, as npm run translations lists them, and take the texts back once more';

/** Whether the file has each entry of today's English lists in its place, so that a text can be written there. */
function hasTheSameEntries(checks: TranslationCheck[]): boolean {
  return checks.every(
    ({ texts, removed }) =>
      removed.length === 0 && texts.every(({ path, at, isThere }) => isThere && at === path),
  );
}

/** Texts that are as they were are left alone, so that no file is confirmed anew for nothing. */
function isChanged(checks: TranslationCheck[]): (text: ExchangedText) => boolean {
  const now = new Map(
    checks.flatMap(({ texts, aligned }) => texts.map(({ path }) => [path, textAt(aligned, path)])),
  );
  return ({ path, translated }) => now.get(path) !== translated;
}

function sourceWith({ translated, english, file }: TranslatableFile, changed: ExchangedText[]): string {
  if (translated && changed.length === 0) return translated.source;
  const byPath = Object.fromEntries(changed.map(({ path, translated: text }) => [path, text]));
  return withTexts(translated?.source ?? newTranslation(english.source), byPath, file);
}

/** The digests of texts that English still has. */
function knownOf(file: TranslatableFile, sources: FileSources = {}): FileSources {
  const known = pathsOf(file);
  return Object.fromEntries(Object.entries(sources).filter(([path]) => known.has(path)));
}

function digestsOf(texts: ExchangedText[]): FileSources {
  return Object.fromEntries(texts.map(({ path, english }) => [path, digestOfText(english)]));
}

function assertKnown(folders: LanguageFolder[], texts: ExchangedText[], name: string): void {
  const known = new Map(
    folders.flatMap(({ files }) => files.map((file) => [file.english.file, pathsOf(file)] as const)),
  );
  for (const { file, path, english, translated } of texts) {
    const paths = known.get(file);
    if (!paths) throw new Error(`${name} has texts of ${file}, which is no content file of this workspace.`);
    if (!paths.has(path))
      throw new Error(`${name} has the text ${path}, which ${file} has not. Export the texts again.`);
    const [difference] = translated ? textDifferences(english, translated.normalize('NFC')) : [];
    if (difference)
      throw new Error(`${name} cannot be taken: ${path} ${difference}. Correct it there: "${translated}"`);
  }
}

function assertComplete(file: TranslatableFile, texts: ExchangedText[], name: string): void {
  const given = new Set(texts.map(({ path }) => path));
  const lacking = [...pathsOf(file)].find((path) => !given.has(path));
  if (lacking)
    throw new Error(
      `${name} has no text ${lacking}, which ${file.english.file} has. Export the texts again, and take the translations over.`,
    );
}

function pathsOf({ english }: TranslatableFile): Set<string> {
  const words: Words[] = Object.entries(english.exports).flatMap(([name, value]) => wordsOf(value, name));
  return new Set(words.map(({ path }) => path));
}
