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

/** A text as it is saved: lines and tabs that a word processor pastes are spaces, and words are in Unicode's normal form C. */
export function savedText(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]*[\r\n\t\u2028\u2029][\s\u2028\u2029]*/g, ' ')
    .trim()
    .normalize('NFC');
}
