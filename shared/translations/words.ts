import { stepsOf } from '../content/content-value';

/**
 * Values of content that are no words: names of icons and pictures, ids, anchors, and what a version of the policy says of
 * itself. They are the same in every language.
 */
const NOT_WORDS = [
  /\.(icon|id|image|hash|kind|code)$/,
  /^v\d+\.(version$|status\.)/,
  // For counsel and the business alone.
  /^v\d+\.sections\[.*\.question$/,
  /^v\d+\.sections\[.*\.(days|language)$/,
];

/** A text of a content file that is translated. */
export interface Words {
  /** Where it stands: `hero.badges[0].text`. */
  path: string;
  text: string;
}

/** Whether a text at this path is translated. */
export function isWords(path: string): boolean {
  return !NOT_WORDS.some((pattern) => pattern.test(path));
}

/**
 * All words of a content file's export, in the file's order.
 * @param path name of the export
 */
export function wordsOf(content: unknown, path: string): Words[] {
  if (typeof content === 'string') return isWords(path) ? [{ path, text: content }] : [];
  return entriesOf(content).flatMap(([key, value]) => wordsOf(value, pathOf(path, key, content)));
}

/** The inner values of a list or an object; none of any other value. */
export function entriesOf(value: unknown): [key: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The path of an inner value: `hero.badges` and `0` make `hero.badges[0]`. */
export function pathOf(path: string, key: string, container: unknown): string {
  return Array.isArray(container) ? `${path}[${key}]` : `${path}.${key}`;
}

/** The text at a path of an export, such as `hero.badges[0].text`; undefined where none stands. */
export function textAt(content: unknown, path: string): string | undefined {
  const [, ...steps] = stepsOf(path);
  const value = steps.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    content,
  );
  return typeof value === 'string' ? value : undefined;
}

/** The name of the export that a path begins with. */
export function exportOf(path: string): string {
  return path.split(/[.[]/, 1)[0]!;
}
