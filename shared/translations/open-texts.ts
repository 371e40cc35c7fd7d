import { placeOf } from '../working-copy/content-lines';
import { checkTranslation, type TranslationCheck } from './check-translation';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import type { FileSources } from './sources';
import { pathOf } from './words';

/** Something that a translator or a reviewer has to look at, with its place. */
export interface OpenTranslation {
  language: string;
  /**
   * `missing`: not translated; `changed`: the English text is another one since; `unaccepted`: a file without digests of
   * the texts that it was made from; `unconfirmed`: one that nobody who speaks the language has confirmed; `removed`: a text
   * that English has no more, and that is not shown.
   */
  state: 'missing' | 'changed' | 'removed' | 'unaccepted' | 'unconfirmed';
  /** From the project's root: the translation's where there is one, else the English file. */
  file: string;
  /** From 1. */
  line: number;
  /** The English text; of one that English has no more, the translated one; or what is to be done with a file. */
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
  const content = translated ?? english;
  const { texts, removed } = checkOf(file, sources);
  return [
    ...texts.flatMap(({ state, key, text }) =>
      state === 'translated'
        ? []
        : [{ language, state, ...placeOf(content, pathOf(content.value, key)), what: text }],
    ),
    ...removed.map(({ path, text }) => ({
      language,
      state: 'removed' as const,
      ...placeOf(content, path),
      what: text,
    })),
  ];
}

/** The translation of a file beside its English text. @param sources digests of what it was made from */
export function checkOf({ english, translated }: TranslatableFile, sources: FileSources): TranslationCheck {
  return checkTranslation(english.name, {
    english: english.value,
    translated: translated?.value ?? {},
    sources,
  });
}

function openFile({ language, translated }: TranslatableFile, isAccepted: boolean): OpenTranslation[] {
  if (!translated) return [];
  const states = [
    ...(isAccepted ? [] : ['unaccepted' as const]),
    ...(translated.isConfirmed === true ? [] : ['unconfirmed' as const]),
  ];
  return states.map((state) => ({ language, state, file: translated.file, line: 1, what: OF_FILES[state] }));
}
