import { type ContentValue, isObject } from '@site/shared/content/content-value';

/**
 * A form's values as content has them: lines and tabs that a word processor pastes are spaces, words are in Unicode's
 * normal form C, and entries that were numbered by their places still are.
 */
export function asWritten(value: ContentValue, before: ContentValue | undefined): ContentValue {
  if (typeof value === 'string') return value === before ? value : tidied(value);
  if (Array.isArray(value)) {
    const known = Array.isArray(before) ? before : [];
    const isNumbered = known.length > 0 && known.every((entry, index) => numberOf(entry) === index + 1);
    return value.map((entry, index) => {
      const written = asWritten(entry, known[index]);
      return isNumbered && isObject(written) ? { ...written, number: index + 1 } : written;
    });
  }
  if (!isObject(value)) return value;
  const known = isObject(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      inner === undefined ? inner : asWritten(inner, known[key]),
    ]),
  );
}

function tidied(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]*[\r\n\t\u2028\u2029][\s\u2028\u2029]*/g, ' ')
    .trim()
    .normalize('NFC');
}

function numberOf(entry: ContentValue): unknown {
  return isObject(entry) ? entry.number : undefined;
}
