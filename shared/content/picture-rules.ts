/** Bytes that a picture may cost a visitor, as it lies in the repository. 1 kB is 1,000 bytes. */
export const MAX_PICTURE_BYTES = { svg: 40_000, other: 150_000 };

const KINDS: Record<string, (bytes: Uint8Array) => boolean> = {
  svg: (bytes) => /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(textOf(bytes)),
  webp: (bytes) => textOf(bytes).slice(8, 12) === 'WEBP',
  avif: (bytes) => textOf(bytes).slice(4, 12) === 'ftypavif',
};

/** Of the site's own icons, which browsers and phones want so. Drawings and photographs are a fraction of it in the kinds above. */
const ICON_KINDS: typeof KINDS = {
  png: (bytes) => textOf(bytes).startsWith('\u0089PNG'),
  ico: (bytes) => textOf(bytes).startsWith('\0\0\u0001'),
};

/** What a drawing may not hold, by any prefix: it would run, load something, take minutes to draw, or be words that cannot be read aloud. */
const NOT_DRAWN =
  /<([^\s<>:/]+:)?(text|script|style|foreignObject|image|filter|fe\w+|use|a)\b|[\s"'/](style|on\w+|([^\s<>:/]+:)?href)\s*=|url\(\s*['"]?(?!['"#])|<!(doctype|entity)|<\?xml-stylesheet/i;

/**
 * What is wrong with a picture; empty when nothing is.
 * @param name The file's name, for its kind.
 * @param isIcon Whether it is an icon of the site, and no picture of a page.
 */
export function pictureProblems(name: string, bytes: Uint8Array, { isIcon = false } = {}): string[] {
  const kind = name.split('.').at(-1)!.toLowerCase();
  const isKind = (isIcon ? { ...KINDS, ...ICON_KINDS } : KINDS)[kind];
  if (!isKind) return [`is of a kind that the site does not use. Save it as AVIF, WebP or SVG`];
  if (!isKind(bytes))
    return [`is no ${kind.toUpperCase()} inside. Save it as one; another name alone does not help`];
  const most = kind === 'svg' ? MAX_PICTURE_BYTES.svg : MAX_PICTURE_BYTES.other;
  const inside = kind === 'svg' && NOT_DRAWN.exec(new TextDecoder().decode(bytes))?.[0].trim();
  return [
    bytes.length > most &&
      `has ${kilobytes(bytes.length)}; a picture may have ${kilobytes(most)}. Make it smaller`,
    inside && `has "${inside}": a drawing is shapes alone. Turn letters into outlines, and export it plain`,
  ].filter((problem) => typeof problem === 'string');
}

/** The first bytes, each as the character of its number. */
function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 512));
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
