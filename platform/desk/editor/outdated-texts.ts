import { type ContentValues, stepsOf } from '@site/shared/content/content-value';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { valuesIn, type Words, wordsOf } from '@site/shared/translations/words';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether a text of the content of this name speaks of a value as it was. */
type Sign = (text: string, name: string) => boolean;

/**
 * Texts that say how many entries a list had that has others now, or that a picture is drawn which is not any more.
 * @param before of the file that is being changed
 * @param words all words of the part, with the changed ones
 */
export function outdatedTexts(before: ContentValues, after: ContentValues, words: ContentValues): Words[] {
  const known = new Map(valuesIn(before, '').map(({ path, value }) => [path, value]));
  const signs = valuesIn(after, '').flatMap(({ path, value }): Sign[] => {
    const was = known.get(path);
    const [own = '', ...steps] = stepsOf(path);
    if (Array.isArray(was) && Array.isArray(value) && was.length !== value.length) {
      const count = new RegExp(`\\b(${NUMBERS[was.length] ?? was.length}|${was.length})\\b`, 'i');
      const things = new RegExp(`\\b${steps.at(-1) === 'list' ? own : steps.at(-1)}\\b`, 'i');
      return [(text, name) => count.test(text) && (name === own || things.test(text))];
    }
    if (!PICTURE_FILE.test(String(value)) || PICTURE_FILE.test(String(was))) return [];
    return [(text, name) => name === own && /\b(draw(n|ings?)|illustrations?)\b/i.test(text)];
  });
  if (signs.length === 0) return [];
  return wordsOf(words, '').filter(({ path, text }) =>
    signs.some((isOutdated) => isOutdated(text, path.split('.', 1)[0]!)),
  );
}
