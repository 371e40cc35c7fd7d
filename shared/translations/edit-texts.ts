import { sourceValues } from '../working-copy/source-lines';
import { literal } from '../working-copy/literal';

/**
 * The source of a translated file with other texts in the places of those at some paths, no longer confirmed. Everything
 * else stays as it is.
 * @param texts by path: `hero.badges[0].text`
 * @param file for messages
 * @throws Error for a path at which no text is written
 */
export function withTexts(source: string, texts: Record<string, string>, file: string): string {
  const values = new Map(sourceValues(source).map((value) => [value.path, value]));
  const confirmed = values.get('translation.confirmed');
  const edits = Object.entries(texts).map(([path, text]) => {
    const value = values.get(path);
    if (value?.kind !== 'text')
      throw new Error(`${file} has no text written at ${path}. Write it there by hand.`);
    return { ...value, code: literal(text.normalize('NFC')) };
  });
  return [...edits, ...(confirmed ? [{ ...confirmed, code: 'false' }] : [])]
    .sort((one, other) => other.start - one.start)
    .reduce((code, edit) => code.slice(0, edit.start) + edit.code + code.slice(edit.end), source);
}

/** The source of an English file as the beginning of its translation, one folder further down. */
export function newTranslation(english: string): string {
  const deeper = english.replace(
    /(from ')(\.\.?\/)/g,
    (_, from, up) => `${from}${up === './' ? '../' : '../../'}`,
  );
  return `${deeper.trimEnd()}\n\nexport const translation = { confirmed: false };\n`;
}
