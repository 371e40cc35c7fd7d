/** Words of a language as outlines, in thousandths of the font size, for pictures (`shared/fonts/lettering.js`). */
export interface Lettering {
  /** Advance of the space between two words. */
  space: number;
  /** Paths, y upwards. */
  outlines: string[];
  /** By word, as it is written, with a dash that follows it. */
  words: Record<string, LetteredWord>;
}

export interface LetteredWord {
  advance: number;
  /** Each an index of `outlines`, and how far to the right and up it stands. */
  glyphs: [outline: number, x: number, y: number][];
}
