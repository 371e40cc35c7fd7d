import { placeOf } from '../build/content-lines';
import { checkTranslation } from './check-translation';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import type { FileSources } from './sources';
import { textAt } from './words';

const { sourceLines } = require('../build/source-lines') as {
  sourceLines: (source: string) => Record<string, number>;
};

/** Something that a translator or a reviewer has to look at, with its place. */
export interface OpenTranslation {
  language: string;
  /**
   * `missing`: not translated; `changed`: the English text is another one since; `unconfirmed`: a file that nobody who
   * speaks the language has confirmed.
   */
  state: 'missing' | 'changed' | 'unconfirmed';
  /** From the project's root: the translation's where there is one, else the English file. */
  file: string;
  /** From 1. */
  line: number;
  /** The English text, or what is to be done with a file. */
  what: string;
}

/** Everything that is open in a language's folder, in the order of its files. */
export function openTranslations({ files, sources }: LanguageFolder): OpenTranslation[] {
  return files.flatMap((file) => openInFile(file, sources[file.name] ?? {}));
}

function openInFile(
  { language, english, translated }: TranslatableFile,
  sources: FileSources,
): OpenTranslation[] {
  const shown = translated ?? english;
  const content = { file: shown.file, lines: sourceLines(shown.source) };
  const texts = Object.entries(english.exports).flatMap(([name, value]) => {
    const { open } = checkTranslation(name, {
      english: value,
      translated: translated?.exports[name],
      sources,
    });
    return open.map(({ path, state }) => ({
      language,
      state: translated ? state : ('missing' as const),
      ...placeOf(content, path),
      what: textAt(value, path) ?? '',
    }));
  });
  if (!translated || translated.isConfirmed) return texts;
  const place = placeOf(content, 'translation.confirmed');
  return [
    ...texts,
    { language, state: 'unconfirmed', ...place, what: 'nobody has confirmed this translation' },
  ];
}
