import {
  type ContentObject,
  type ContentValue,
  type ContentValues,
  isObject,
} from '@site/shared/content/content-value';
import { translatedFile } from '@site/shared/translations/exchange';
import { type FileSources, sourcesWith } from '@site/shared/translations/sources';
import { wordsOf } from '@site/shared/translations/words';
import { formatContent } from '@site/shared/working-copy/content-file';
import { join } from 'node:path';
import { SiteError } from '@site/errors';
import { changedPaths } from './merge-content';
import type { OpenedFile, WorkingCopy } from './open-file';

/** A content file with changed values. */
export interface Change {
  /** The file's text with them. */
  source: string;
  /** Of a translation, the digests of the English texts that it is of then. */
  sources: FileSources;
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
 * @param values of its form
 * @throws SiteError `content-incomplete`
 */
export function checkChange({ root, tools }: WorkingCopy, opened: OpenedFile, values: ContentValues): Change {
  const { place, values: before } = opened;
  const names = Object.keys(before);
  if (names.join() !== Object.keys(values).join()) throw incomplete(place.file, names);
  const written = unconfirmed(before, asWritten(values, before) as ContentValues);
  const files = filesWith(opened, written);
  const paths = names.flatMap((name) => changedPaths(before[name], written[name], name));
  const checked = tools.buildContent(join(root, place.file), files.source, files.sources);
  return { ...files, values: written, paths, ...checked };
}

/**
 * The file's text with the values of a form, and of a translation its digests. It holds the words that it has, and no others. What
 * is changed was translated from English as it is; of what is confirmed, that goes for all.
 */
function filesWith(
  { content: { name, schema }, english, check, sources }: OpenedFile,
  values: ContentValues,
): Pick<Change, 'source' | 'sources'> {
  const value = values[name];
  if (!check) return { source: formatContent({ schema, value: value as ContentObject }), sources };
  const words = new Map(wordsOf(value, name).map(({ key, text }) => [key, text]));
  const { confirmed } = values.translation as { confirmed: boolean };
  const said = check.texts.filter(({ key, translated }) => {
    const own = words.get(key);
    return own && ((confirmed && !check.isConfirmed) || own !== translated);
  });
  return {
    source: translatedFile(english, (key) => words.get(key) || undefined, confirmed),
    sources: sourcesWith(english, sources, Object.fromEntries(said.map(({ key, text }) => [key, text]))),
  };
}

/** Who confirmed a translation has not read what is changed now, as when a translator's file is imported. */
function unconfirmed(before: ContentValues, after: ContentValues): ContentValues {
  const { translation } = after;
  if (!isObject(translation) || !isObject(before.translation) || before.translation.confirmed !== true)
    return after;
  const hasOtherWords = Object.keys(after).some(
    (name) => name !== 'translation' && changedPaths(before[name], after[name], name).length > 0,
  );
  return hasOtherWords ? { ...after, translation: { ...translation, confirmed: false } } : after;
}

function incomplete(file: string, names: string[]): SiteError {
  return new SiteError(
    'content-incomplete',
    `A change of ${file} has to hold: ${names.join(', ')}. Nothing was written.`,
    'Load the page again; what you typed is kept.',
  );
}

/** A form's values as content has them: lines and tabs that a word processor pastes are spaces, words are in Unicode's normal form C. */
function asWritten(value: ContentValue, before: ContentValue | undefined): ContentValue {
  if (typeof value === 'string') return value === before ? value : tidied(value);
  if (Array.isArray(value)) {
    const known = Array.isArray(before) ? before : [];
    return value.map((entry, index) => asWritten(entry, known[index]));
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
