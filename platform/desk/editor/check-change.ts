import type { ContentObject, ContentValues } from '@site/shared/content/content-value';
import { sourcesFile, translatedFile } from '@site/shared/translations/exchange';
import { sourcesWith } from '@site/shared/translations/sources';
import { textsIn, withTexts } from '@site/shared/translations/words';
import { formatContent } from '@site/shared/working-copy/content-file';
import { join } from 'node:path';
import { SiteError } from '@site/errors';
import { changedPaths } from './merge-content';
import { contentTools, type OpenedFile } from './working-copy';

/** A content file with changed values. */
export interface Change {
  /** What is written, by path from the root: the file, and of a translation the digests of what it is of. */
  files: Record<string, string>;
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
 * @param given of its form
 * @throws SiteError `content-incomplete`
 */
export function checkChange(root: string, opened: OpenedFile, given: ContentValues): Change {
  const { place, values: before, content, check, sources } = opened;
  const names = Object.keys(before);
  if (names.join() !== Object.keys(given).join()) throw incomplete(place.file, names);
  const values = tidied(given, before);
  // Who confirmed a translation has not read what is changed now, as when a translator's file is imported.
  if (check?.isConfirmed && changedPaths(before[content.name], values[content.name], '').length > 0)
    values.translation = { confirmed: false };
  const { source, digests } = written(opened, values);
  const own = `${place.name}.json`;
  return {
    files: {
      ...(source !== content.source && { [place.file]: source }),
      ...(digests && sourcesFile(place.folder, sources, { ...sources, [own]: digests })),
    },
    values,
    paths: changedPaths(before, values, ''),
    ...contentTools(root).buildContent(join(root, place.file), source, digests),
  };
}

/**
 * The file's text with the values of a form, and of a translation its digests. It holds the words that it has, and no others. What
 * is changed was translated from English as it is; of what is confirmed, that goes for all.
 */
function written({ content, english, check, digests }: OpenedFile, values: ContentValues) {
  if (!check) return { source: formatContent({ ...content, value: values[content.name] as ContentObject }) };
  const words = new Map(textsIn(values, '').map(({ key, text }) => [key, text]));
  const { confirmed } = values.translation as { confirmed: boolean };
  const said = check.texts.filter(({ key, translated }) => {
    const own = words.get(key);
    return own && ((confirmed && !check.isConfirmed) || own !== translated);
  });
  return {
    source: translatedFile(english, (key) => words.get(key) || undefined, confirmed),
    digests: sourcesWith(english, digests, said),
  };
}

function incomplete(file: string, names: string[]): SiteError {
  return new SiteError(
    'content-incomplete',
    `A change of ${file} has to hold: ${names.join(', ')}. Nothing was written.`,
    'Load the page again; what you typed is kept.',
  );
}

/**
 * A form's values as content has them: lines and tabs that a word processor pastes are spaces, and words are in Unicode's normal
 * form C. What was there before is left alone.
 */
function tidied(values: ContentValues, before: ContentValues): ContentValues {
  const known = new Map(textsIn(before, '').map(({ path, text }) => [path, text]));
  const tidy = (text: string) =>
    text
      .replace(/[\s\u2028\u2029]*[\r\n\t\u2028\u2029][\s\u2028\u2029]*/g, ' ')
      .trim()
      .normalize('NFC');
  return withTexts(values, '', ({ path, text }) =>
    known.get(path) === text ? text : tidy(text),
  ) as ContentValues;
}
