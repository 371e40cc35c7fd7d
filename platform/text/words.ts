/** Rows as lines with aligned columns, two spaces apart. A column without a word, and further lines of a word, are left out. */
export function formatTable(heading: string[], rows: string[][]): string[] {
  const columns = heading.map((_, index) => index).filter((index) => rows.some((row) => row[index]));
  const all = [heading, ...rows].map((row) => columns.map((index) => (row[index] ?? '').split('\n')[0]!));
  // To make one loads Unicode's tables: 13 ms, which a command without a table does without.
  const letters = new Intl.Segmenter();
  const cellsOf = (word: string) => cellsIn(word, letters);
  const widths = columns.map((_, index) => Math.max(...all.map((row) => cellsOf(row[index]!))));
  return all.map((row) =>
    row
      .map((word, index) => word + ' '.repeat(widths[index]! - cellsOf(word)))
      .join('  ')
      .trimEnd(),
  );
}

/** Cells of a terminal that a text takes: one for a letter with its signs, as Kannada and Urdu have them, two for an emoji. */
function cellsIn(text: string, letters: Intl.Segmenter): number {
  const wide = text.match(/\p{Emoji_Presentation}/gu)?.length ?? 0;
  return [...letters.segment(text)].length + wide;
}

/** How long ago a moment was, in its largest unit: `3 hours ago`. */
export function formatAge(time: Date, now: Date): string {
  return `${formatDuration(now.getTime() - time.getTime())} ago`;
}

/** A time span in its largest unit: `3 hours`. @param span in ms */
export function formatDuration(span: number): string {
  const seconds = Math.max(0, Math.round(span / 1000));
  const units: [string, number][] = [
    ['day', 24 * 60 * 60],
    ['hour', 60 * 60],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  const count = Math.floor(seconds / length);
  return formatCount(count, unit);
}

/** What a reason adds to a sentence: `: for Diwali`; nothing where there is none. */
export const because = (reason: string) => reason && `: ${reason}`;

/** `Asha <asha@brand.in>` without the address, for a narrow column. */
export function personName(author: string): string {
  return author.replace(/\s*<[^<>]*>$/, '') || author;
}

/** The address in it, in lower case; null where there is none. */
export function personAddress(author: string): string | null {
  return /<([^<>]+)>$/.exec(author)?.[1]?.toLowerCase() ?? null;
}

/** `1 deployment`, `2 deployments`. */
export function formatCount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Sentences with what people wrote in them, which may end a sentence by itself: `Too long..` is `Too long.` */
export function endedOnce(sentences: string): string {
  return sentences.replace(/([.!?]”?)\.(?=\s|$)/g, '$1');
}

/** Words for the text or an attribute of an HTML document. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/**
 * Matches what would let words pretend to be something else where they are printed: line breaks, escape sequences and other
 * control characters, and those that turn the direction of writing. Source of a regular expression with the flag `u`.
 */
export const CONTROL_CHARACTERS = '[\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]';

/** `22.4 kB`; 1 kB is 1,000 bytes. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** `0.4 %`; what is more than nothing is never 0. @param share of 1 */
export function formatShare(share: number): string {
  return `${share > 0 && share < 0.001 ? '< 0.1' : (share * 100).toFixed(1)} %`;
}

/** White on black, whatever the terminal's own colours are. */
export const WHITE_ON_BLACK = '\u001b[97;40m';

/** The terminal's own colours again. */
export const OWN_COLORS = '\u001b[0m';

/** Items whose key is the same, together, in the order of the first of each. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
