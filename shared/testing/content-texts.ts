import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsOf } from '../content/content-value';
import { wordsOf } from '../translations/words';
import { isContentFile, parseContent } from '../working-copy/content-file';

export interface ContentText {
  /** Where it stands: file and path within, such as `hero.json hero badges 0 text`. */
  at: string;
  text: string;
}

/** All words of a folder's content files. */
export function contentTexts(folder: string): ContentText[] {
  return readdirSync(folder)
    .filter(isContentFile)
    .flatMap((file) => {
      const { name, value } = parseContent(readFileSync(join(folder, file), 'utf8'), join(folder, file));
      return wordsOf(value, name).map(({ path, text }) => ({
        at: `${file} ${stepsOf(path).join(' ')}`,
        text,
      }));
    });
}

/** Sentences (a greeting such as "Hello!" is none) of more than one text, with where they stand: to change the words, one would have to find them all. */
export function sentencesSaidTwice(texts: ContentText[]): string[] {
  const places = new Map<string, string[]>();
  for (const { at, text } of texts) {
    for (const sentence of (text.match(/[^.!?]+[.!?]/g) ?? []).map((found) => found.trim())) {
      if (sentence.includes(' ')) places.set(sentence, [...(places.get(sentence) ?? []), at]);
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([sentence, found]) => `${sentence} (${found.join(', ')})`);
}
