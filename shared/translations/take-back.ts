import { join } from 'node:path';
import { changesSince } from './changes-since';
import type { TranslationCheck } from './check-translation';
import { textDifferences } from './compare-texts';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { newTranslation, withTexts } from './edit-texts';
import { givenTexts } from './given-texts';
import { checksOf } from './open-texts';
import { ownPlaces } from './own-places';
import { digestOfText, type FileSources, SOURCES_FILE, type Sources } from './sources';
import { textAt, type Words, wordsOf } from './words';
import type { ExchangedText } from './xliff';

/** Files to write, by path from the project's root, and what was left out. */
export interface TakenBack {
  files: Record<string, string>;
  /** Files that are left as they are; `why` completes "it is not written: …". */
  incomplete: { file: string; why: string }[];
  /** What English has changed since the translator's file was written, a sentence each. */
  since: string[];
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
  const taken: TakenBack = { files: {}, incomplete: [], since: [] };
  for (const { folder, files, sources } of folders) {
    const digests: Sources = {};
    for (const file of files) {
      const given = texts.filter((text) => text.file === file.english.file);
      if (given.length === 0) continue;
      const ofFile = givenTexts(file, given);
      taken.since.push(...changesSince(file, ofFile, name));
      const translated = ofFile.texts.filter((text) => text.translated !== '');
      const untranslated = ofFile.texts.length + ofFile.lacking.length - translated.length;
      if (!file.translated && untranslated > 0) {
        if (translated.length > 0)
          taken.incomplete.push({ file: file.file, why: `${untranslated} of its texts are not translated` });
        continue;
      }
      const written = writeInto(file, translated, sources[file.name] ?? {});
      if (!written) taken.incomplete.push({ file: file.file, why: OTHER_ENTRIES });
      if (!written?.sources) continue;
      if (written.source !== file.translated?.source) taken.files[file.file] = written.source;
      digests[file.name] = written.sources;
    }
    const accepted = JSON.stringify({ ...sources, ...digests }, null, 2);
    if (accepted !== JSON.stringify(sources, null, 2))
      taken.files[join(folder, SOURCES_FILE)] = `${accepted}\n`;
  }
  return taken;
}

const OTHER_ENTRIES =
  'its lists have other entries than the English ones. Add and delete them by hand, and take the texts back once more';

/** A translated file with other texts, and its digests; without them where nothing is changed, null where a text has no place. */
function writeInto(
  file: TranslatableFile,
  texts: ExchangedText[],
  sources: FileSources,
): { source: string; sources: FileSources | null } | null {
  const checks = checksOf(file, sources);
  const changed = texts.filter(isChanged(checks));
  if (!file.translated) return { source: sourceWith(file, changed), sources: digestsOf(texts) };
  const places = ownPlaces(checks, sources);
  if (!places) return changed.length > 0 ? null : { source: file.translated.source, sources: null };
  const { at, areOfToday } = places;
  if (!changed.every(({ path }) => at.has(path))) return null;
  const placed = (given: ExchangedText[]) =>
    given.flatMap((text) => (at.has(text.path) ? [{ ...text, path: at.get(text.path)! }] : []));
  const today = new Map(checks.flatMap((check) => check.texts.map(({ path, text }) => [path, text])));
  // What comes back the same, of an English text of before, says nothing of that of today.
  const compared = texts.filter((text) => changed.includes(text) || text.english === today.get(text.path));
  const known = areOfToday ? knownOf(file, sources) : sources;
  return {
    source: sourceWith(file, placed(changed)),
    sources: { ...known, ...digestsOf(placed(compared)) },
  };
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
  const known = new Set(folders.flatMap(({ files }) => files.map(({ english }) => english.file)));
  for (const { file, path, english, translated } of texts) {
    if (!known.has(file))
      throw new Error(`${name} has texts of ${file}, which is no content file of this workspace.`);
    const [difference] = translated ? textDifferences(english, translated.normalize('NFC')) : [];
    if (difference)
      throw new Error(`${name} cannot be taken: ${path} ${difference}. Correct it there: "${translated}"`);
  }
}

function pathsOf({ english }: TranslatableFile): Set<string> {
  const words: Words[] = Object.entries(english.exports).flatMap(([name, value]) => wordsOf(value, name));
  return new Set(words.map(({ path }) => path));
}
