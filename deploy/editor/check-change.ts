import { type ContentValues, isObject, type ContentValue } from '@site/shared/content/content-value';
import { join } from 'node:path';
import { wordsOf } from '@site/shared/translations/words';
import { SiteError } from '../store/site-error';
import { applyEdits } from './apply-edits';
import { findEdits } from './find-edits';
import type { OpenedFile, WorkingCopy } from './open-file';

/** A content file with changed values. */
export interface Change {
  /** The file's source with them, as it was where nothing is different. */
  source: string;
  values: ContentValues;
  /** Where it differs from the file. */
  paths: string[];
  /** What a build would have against it, by path. */
  problems: { path: string; what: string }[];
  /** What pages get of it; null where a build would refuse it. */
  content: ContentValues | null;
}

/**
 * What a content file would be with other values, and what the rules say of it. Writes nothing.
 * @param values of all that it exports
 * @throws SiteError `content-computed`, `content-incomplete`
 */
export function checkChange({ root, tools }: WorkingCopy, opened: OpenedFile, values: ContentValues): Change {
  const { place, source, content } = opened;
  const names = Object.keys(content.exports);
  if (names.join() !== Object.keys(values).join()) throw incomplete(place.file, names);
  const written = unconfirmed(content.exports, asWritten(values, content.exports) as ContentValues);
  const edits = names.flatMap((name) => findEdits(content.exports[name]!, written[name]!, name));
  const changed = applyEdits(source, content.written, edits, place.file);
  const built = tools.buildContent(join(root, place.file), changed);
  return { source: changed, values: written, paths: edits.map(({ path }) => path), ...built };
}

/** Whoever confirmed a translation has not read what is changed now, as when a translator's file is taken back. */
function unconfirmed(before: ContentValues, after: ContentValues): ContentValues {
  const { translation } = after;
  if (!isObject(translation) || !isObject(before.translation) || before.translation.confirmed !== true)
    return after;
  const words = (of: ContentValues) =>
    JSON.stringify(Object.entries(of).flatMap(([name, value]) => wordsOf(value, name)));
  return words(before) === words(after)
    ? after
    : { ...after, translation: { ...translation, confirmed: false } };
}

function incomplete(file: string, names: string[]): SiteError {
  return new SiteError(
    'content-incomplete',
    `A change of ${file} has to hold all that it exports: ${names.join(', ')}. Nothing was written.`,
    'Load the page again; what you typed is kept.',
  );
}

/**
 * A form's values as content has them: lines and tabs that a word processor pastes are spaces, words are in Unicode's
 * normal form C, and entries that were numbered by their places still are.
 */
function asWritten(value: ContentValue, before: ContentValue | undefined): ContentValue {
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
