import { type ContentLines, placeOf } from '../working-copy/content-lines';
import { checkTranslation, type TranslationCheck } from './check-translation';
import type { ContentFile, LanguageFolder, TranslatableFile } from './content-folders';
import type { FileSources } from './sources';

const { sourceLines } = require('../working-copy/source-lines') as {
  sourceLines: (source: string) => Record<string, number>;
};

/** Something that a translator or a reviewer has to look at, with its place. */
export interface OpenTranslation {
  language: string;
  /**
   * `missing`: not translated; `changed`: the English text is another one since; `unaccepted`: a file without digests of
   * the texts that it was made from; `unconfirmed`: one that nobody who speaks the language has confirmed; `removed`: an
   * entry of a list that English has no more, and that is not shown.
   */
  state: 'missing' | 'changed' | 'removed' | 'unaccepted' | 'unconfirmed';
  /** From the project's root: the translation's where there is one, else the English file. */
  file: string;
  /** From 1. */
  line: number;
  /** The English text; of an entry that English has no more, a translated one; or what is to be done with a file. */
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
  return checksOf(file, sources).flatMap(({ texts, removed }) => [
    ...texts.flatMap(({ state, path, at, text }) =>
      state === 'translated'
        ? []
        : [{ language, state, ...placeOf(content, translated ? at : path), what: text }],
    ),
    ...removed.map(({ path, text }) => ({
      language,
      state: 'removed' as const,
      ...placeOf(content, path),
      what: text,
    })),
  ]);
}

/** The translation of a file beside its English text, by export. @param sources digests of what it was made from */
export function checksOf(
  { english, translated }: TranslatableFile,
  sources: FileSources,
): TranslationCheck[] {
  return Object.entries(english.exports).map(([name, value]) =>
    checkTranslation(name, {
      english: value,
      translated: translated?.exports[name],
      sources: translated ? sources : {},
    }),
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
