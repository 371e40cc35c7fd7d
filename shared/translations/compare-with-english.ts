import { textDifferences } from './compare-texts';
import { entriesOf, isWords, pathOf } from './words';

/** Where a translation is not what the English content asks for. */
export interface Difference {
  /** `structure`: a value too many or too few; `text`: words that say something else; `fact`: a value that is no words. */
  kind: 'structure' | 'text' | 'fact';
  path: string;
  /** Completes "this …". */
  what: string;
}

/**
 * Compares a translation with the English content. It has the same structure, and each text has the same numbers, links
 * and values in braces. Which texts are confirmed, the questions about them, and a policy's status, are facts about the
 * English text: no translation repeats them.
 * @param path name of the export
 */
export function compareWithEnglish(english: unknown, translated: unknown, path: string): Difference[] {
  if (typeof english !== typeof translated || Array.isArray(english) !== Array.isArray(translated))
    return [
      {
        kind: 'structure',
        path,
        what: translated === undefined ? 'is missing' : 'is no such value in English',
      },
    ];
  if (typeof english === 'string' && isWords(path))
    return textDifferences(english, translated as string).map((what) => ({ kind: 'text', path, what }));
  if (typeof english === 'object' && english !== null)
    return [...surplus(english, translated as object, path), ...inner(english, translated as object, path)];
  if (english === translated) return [];
  return [{ kind: 'fact', path, what: `is ${String(translated)}, and in English ${String(english)}` }];
}

const isRepeated = (path: string) => !/\.(confirmed|question)$|^v\d+\.status$/.test(path);

function inner(english: object, translated: object, path: string): Difference[] {
  return entriesOf(english)
    .map(([key, value]) => ({ key, value, at: pathOf(path, key, english) }))
    .filter(({ at }) => isRepeated(at))
    .flatMap(({ key, value, at }) =>
      compareWithEnglish(value, (translated as Record<string, unknown>)[key], at),
    );
}

function surplus(english: object, translated: object, path: string): Difference[] {
  return Object.keys(translated)
    .filter((key) => !(key in english) && isRepeated(pathOf(path, key, translated)))
    .map((key) => ({
      kind: 'structure',
      path: pathOf(path, key, translated),
      what: 'is not in the English content',
    }));
}
