const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Longer than any place of a page has room for, in code units. */
const MAX_COUNTED = 4_000;

/**
 * Letters as readers count them: in many scripts one is several characters of Unicode. Of a text without end, its characters:
 * counting its letters takes time with the square of its length.
 */
export function lettersIn(text: string): number {
  return text.length > MAX_COUNTED ? text.length : [...letters.segment(text)].length;
}
