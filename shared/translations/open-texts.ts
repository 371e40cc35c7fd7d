import { placeOf } from '../working-copy/content-lines';
import { checkTranslation } from './check-translation';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import type { FileSources } from './sources';
import { nearestTo } from './words';

/** Something that a translator or a reviewer has to look at, with its place. */
export interface OpenTranslation {
  language: string;
  /**
   * `missing`: not translated; `changed`: the English text is another one since; `unaccepted`: a file without digests of
   * the texts that it was made from; `unconfirmed`: one that no speaker of the language has confirmed; `outdated`: one that was
   * confirmed before its English changed; `removed`: a text that English has no more, and that is not shown.
   */
  state: 'missing' | 'changed' | 'removed' | 'unaccepted' | 'unconfirmed' | 'outdated';
  /** From the project's root: the translation's where there is one, else the English file. */
  file: string;
  /** From 1. */
  line: number;
  /** The English text; of one that English has no more, the translated one; or what is to be done with a file. */
  what: string;
}

/** Everything that is open in a language's folder, in the order of its files. */
export function openTranslations({ language, folder, files, sources }: LanguageFolder): OpenTranslation[] {
  if (!files.some(({ translated }) => translated))
    return [{ language, state: 'missing', file: folder, line: 1, what: 'nothing of it is translated' }];
  return files.flatMap((file) => openIn(file, sources[file.name]));
}

function openIn(
  { language, english, translated }: TranslatableFile,
  sources: FileSources | undefined,
): OpenTranslation[] {
  const content = translated ?? english;
  const { texts, removed, isConfirmed } = checkTranslation(english, translated, sources);
  const open = (state: OpenTranslation['state'], what: string, key?: string): OpenTranslation => {
    const path = key ? nearestTo(content.value, key, 'key').path : '';
    return { language, state, ...placeOf(content, path), what };
  };
  const words = texts.flatMap(({ state, key, text }) =>
    state === 'translated' ? [] : [open(state, text, key)],
  );
  if (!translated) return words;
  const ofTexts = sources
    ? [...words, ...removed.map(({ key, text }) => open('removed', text, key))]
    : [open('unaccepted', 'no digest says from which English texts it was translated')];
  if (isConfirmed) return ofTexts;
  const ofFile = translated.isConfirmed
    ? open('outdated', 'English has changed since this translation was confirmed')
    : open('unconfirmed', 'no speaker has confirmed this translation');
  return [...ofTexts, ofFile];
}
