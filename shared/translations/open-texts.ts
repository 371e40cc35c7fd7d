import { type ContentLines, placeOf } from '../build/content-lines';
import { checkTranslation, type OpenText } from './check-translation';
import type { ContentFile, LanguageFolder, TranslatableFile } from './content-folders';
import type { FileSources } from './sources';
import { exportOf, textAt } from './words';

const { sourceLines } = require('../build/source-lines') as {
  sourceLines: (source: string) => Record<string, number>;
};

/** Something that a translator or a reviewer has to look at, with its place. */
export interface OpenTranslation {
  language: string;
  /**
   * `missing`: not translated; `changed`: the English text is another one since; `unaccepted`: a file without digests of
   * the texts that it was made from; `unconfirmed`: one that nobody who speaks the language has confirmed.
   */
  state: 'missing' | 'changed' | 'unaccepted' | 'unconfirmed';
  /** From the project's root: the translation's where there is one, else the English file. */
  file: string;
  /** From 1. */
  line: number;
  /** The English text, or what is to be done with a file. */
  what: string;
}

/** What is said of a whole file. */
const OF_FILES = {
  unaccepted: 'no digest says from which English texts it was translated',
  unconfirmed: 'nobody has confirmed this translation',
};

/** Everything that is open in a language's folder, in the order of its files. */
export function openTranslations({ language, folder, files, sources }: LanguageFolder): OpenTranslation[] {
  if (!files.some(({ translated }) => translated))
    return [{ language, state: 'missing', file: folder, line: 1, what: 'nothing of it is translated' }];
  return files.flatMap((file) => [
    ...(file.translated && !sources[file.name] ? [] : openTexts(file, sources[file.name] ?? {})),
    ...openFile(file, file.name in sources),
  ]);
}

function openTexts(file: TranslatableFile, sources: FileSources): OpenTranslation[] {
  const { language, english, translated } = file;
  const content = linesOf(translated ?? english);
  return openPaths(file, sources).map(({ path, state }) => ({
    language,
    state,
    ...placeOf(content, path),
    what: textAt(english.exports[exportOf(path)], path) ?? '',
  }));
}

/** The paths of the English texts of a file that are missing in a language, or changed since they were translated. */
export function openPaths({ english, translated }: TranslatableFile, sources: FileSources): OpenText[] {
  return Object.entries(english.exports).flatMap(
    ([name, value]) =>
      checkTranslation(name, {
        english: value,
        translated: translated?.exports[name],
        sources: translated ? sources : {},
      }).open,
  );
}

function openFile({ language, translated }: TranslatableFile, isAccepted: boolean): OpenTranslation[] {
  if (!translated) return [];
  const place = placeOf(linesOf(translated), 'translation.confirmed');
  const states = [
    ...(isAccepted ? [] : ['unaccepted' as const]),
    ...(translated.isConfirmed ? [] : ['unconfirmed' as const]),
  ];
  return states.map((state) => ({ language, state, ...place, what: OF_FILES[state] }));
}

function linesOf({ file, source }: ContentFile): ContentLines {
  return { file, lines: sourceLines(source) };
}
