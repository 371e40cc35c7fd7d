import lettering from './lettering.json';

export type Weight = keyof typeof lettering;

interface Lettering {
  /** By character: how far it moves the next one, and its outline, y upwards, in thousandths of the size. */
  letters: Record<string, [advance: number, path: string]>;
  kerning: Record<string, number>;
}

interface Line {
  text: string;
  /** Left end of the baseline. */
  x: number;
  y: number;
  size: number;
  weight: Weight;
  fill: string;
}

/** Whether the site's lettering has every character of a text. */
export function canOutline(text: string): boolean {
  return [...text].every((character) => character in lettering.heavy.letters);
}

/** A line of text as SVG outlines, so that it needs no font where it is painted. */
export function outlinedLine({ text, x, y, size, weight, fill }: Line): string {
  const { letters } = lettering[weight] as unknown as Lettering;
  const scale = round(size / 1000);
  const paths = placed(text, weight).map(({ character, offset }) => {
    const path = letters[character]?.[1];
    return path ? `<path transform="translate(${offset})" d="${path}"/>` : '';
  });
  return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Width of a line, in the unit of `size`. */
export function lineWidth(text: string, size: number, weight: Weight): number {
  const { letters } = lettering[weight] as unknown as Lettering;
  const last = placed(text, weight).at(-1);
  return last ? ((last.offset + (letters[last.character]?.[0] ?? 0)) * size) / 1000 : 0;
}

/** Breaks a text between words into lines that are at most `width` wide; a longer word keeps a line of its own. */
export function wrappedLines(text: string, width: number, size: number, weight: Weight): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, size, weight) <= width) return [...lines.slice(0, -1), longer];
    return [...lines, word];
  }, []);
}

function placed(text: string, weight: Weight): { character: string; offset: number }[] {
  const { letters, kerning } = lettering[weight] as unknown as Lettering;
  const characters = [...text];
  let offset = 0;
  return characters.map((character, index) => {
    const start = offset;
    offset += (letters[character]?.[0] ?? 0) + (kerning[character + characters[index + 1]] ?? 0);
    return { character, offset: start };
  });
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
