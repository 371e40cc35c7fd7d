import { isDeepStrictEqual } from 'node:util';
import { type ContentValue, type ContentValues, isObject, stepsOf } from '@site/shared/content/content-value';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { type Words, wordsOf } from '@site/shared/translations/words';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Texts that say how many entries a list had that has others now, or that a picture is drawn which is not any more.
 * @param before of the file that is being changed
 * @param words all words of the part, with the changed ones
 */
export function outdatedTexts(
  before: ContentValues,
  after: ContentValues,
  words: ContentValues,
): Pick<Words, 'path' | 'text'>[] {
  const signs = Object.keys(after).flatMap((name) => signsIn(before[name], after[name], name));
  if (signs.length === 0) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    wordsOf(value, name).filter(({ text }) => signs.some((isOutdated) => isOutdated(text, name))),
  );
}

type Sign = (text: string, name: string) => boolean;

/** What tells a text that speaks of a value as it was. */
function signsIn(before: ContentValue | undefined, after: ContentValue | undefined, path: string): Sign[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [own = '', ...steps] = stepsOf(path);
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    const count = new RegExp(`\\b(${NUMBERS[before.length] ?? before.length}|${before.length})\\b`, 'i');
    const things = new RegExp(`\\b${steps.at(-1) === 'list' ? own : steps.at(-1)}\\b`, 'i');
    return [(text, name) => count.test(text) && (name === own || things.test(text))];
  }
  if (typeof after === 'string' && PICTURE_FILE.test(after) && !PICTURE_FILE.test(String(before)))
    return [(text, name) => name === own && /\b(draw(n|ings?)|illustrations?)\b/i.test(text)];
  if (Array.isArray(before) && Array.isArray(after))
    return after.flatMap((value, index) => signsIn(before[index], value, `${path}[${index}]`));
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(after).flatMap((key) => signsIn(before[key], after[key], `${path}.${key}`));
}
