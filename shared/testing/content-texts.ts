import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ContentText {
  /** Where it stands: file and path within, such as `hero.content.ts badges.ios`. */
  at: string;
  text: string;
}

/** All texts of a folder's content modules. */
export function contentTexts(folder: string): ContentText[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.content.ts'));
  return files.flatMap((file) => textsOf(require(join(folder, file)), file));
}

function textsOf(value: unknown, at: string): ContentText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at} ${key}`));
}

/** Sentences (a greeting such as "Hello!" is none) of more than one text, with where they stand: whoever changes the words would have to find them all. */
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
