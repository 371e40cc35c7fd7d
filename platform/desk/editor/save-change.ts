import {
  type ContentObject,
  type ContentValues,
  isObject,
  valueAt,
} from '@site/shared/content/content-value';
import type { ContentProblem } from '@site/shared/content-files/read-content';
import { savedText } from '@site/shared/content/letters-in';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { sourcesFile, translatedFile } from '@site/shared/translations/exchange';
import { sourcesWith } from '@site/shared/translations/sources';
import { textsIn, withTexts, withWords } from '@site/shared/translations/words';
import { formatContent } from '@site/shared/working-copy/content-file';
import { join } from 'node:path';
import type { SaveRequest as ApiRequest } from '../api/edit';
import { SiteError } from '@site/errors';
import { personName } from '@site/text';
import { lastAuthor, writeAndCommit } from './commit';
import { KeptPictures } from './kept-pictures';
import { changedPaths, type Merge, mergeContent } from './merge-content';
import { frozen, versionState } from './versions';
import { type ContentRef, contentTools, openFile, type OpenedFile, workspaceOf } from './working-copy';

/**
 * What a content file would be with other values, and what the rules say of it. Writes nothing.
 * @param given of its form
 * @param writtenFrom of a translation by path, the English text that its words were written next to; else as it is
 * @throws SiteError `content-incomplete`
 */
export function checkChange(
  root: string,
  opened: OpenedFile,
  given: ContentValues,
  writtenFrom: SaveRequest['writtenFrom'] = {},
) {
  const { place, values: before, content, check, sources } = opened;
  const names = Object.keys(before);
  if (names.join() !== Object.keys(given).join())
    throw new SiteError(
      'content-incomplete',
      `A change of ${place.file} has to hold: ${names.join(', ')}. Nothing was written.`,
      'Load the page again; what you typed is kept.',
    );
  // As content has them; what was there before is left alone.
  const known = new Map(textsIn(before, '').map(({ path, text }) => [path, text]));
  const values = withTexts(given, '', ({ path, text }) =>
    known.get(path) === text ? text : savedText(text),
  ) as ContentValues;
  const words = new Map(textsIn(values, '').map(({ key, text }) => [key, text]));
  // Of a translation, its words and its confirmation: all else is that of the English content.
  if (check)
    values[content.name] = withWords(opened.english.value, content.name, (key) => words.get(key) ?? '');
  const { source, digests } = written(opened, values, words, writtenFrom);
  const own = `${place.name}.json`;
  const files: Record<string, string> = {
    ...(source !== content.source && { [place.file]: source }),
    ...(digests && sourcesFile(place.folder, sources, { ...sources, [own]: digests })),
  };
  return {
    /** What is written, by path from the root: the file, and of a translation the digests of what it is of. */
    files,
    values,
    /** Where it differs from the file. */
    paths: changedPaths(before, values, ''),
    /** What a build has against it; and what pages get of it, null where a build refuses it. */
    ...contentTools(root).buildContent(join(root, place.file), source, digests),
  };
}

/**
 * The file's text with the values of a form, and of a translation its digests. It holds the words that it has, and no others. What
 * is changed was translated from the English that stood next to it; what is confirmed was read next to English as it is.
 */
function written(
  opened: OpenedFile,
  values: ContentValues,
  words: Map<string, string>,
  writtenFrom: Record<string, string>,
) {
  const { content, english, check, digests } = opened;
  if (!check) return { source: formatContent({ ...content, value: values[content.name] as ContentObject }) };
  const { confirmed } = values.translation as { confirmed: boolean };
  const said = check.texts.flatMap(({ key, path, text, translated }) => {
    const own = words.get(key);
    if (!own || (!confirmed && own === translated)) return [];
    return { key, text: confirmed ? text : (writtenFrom[path] ?? text) };
  });
  return {
    source: translatedFile(english, (key) => words.get(key) || undefined, confirmed),
    digests: sourcesWith(english, digests, said),
  };
}

export type SaveRequest = Omit<ApiRequest, 'name'> & { ref: ContentRef; author: string };

/** What came of saving. */
export type Saved =
  | { status: 'saved' | 'unchanged'; digest: string; values: ContentValues }
  | ({
      status: 'conflict';
      /** Who changed it meanwhile; '' where it is not committed. */
      by: string;
      digest: string;
      theirs: ContentValues;
      /** Where they have changed it, without what is to be chosen. */
      changed: string[];
      /** Whether, of a translation, the English text alone is another. */
      isEnglishAlone: boolean;
    } & Merge)
  | { status: 'refused'; problems: ContentProblem[] };

/**
 * Writes changed values into a content file, and commits it alone with the pictures that are new in it, in the person's name.
 * @throws SiteError `content-unknown`, `content-frozen`, `file-not-committed`, `commit-failed` and the like
 */
export async function saveChange(root: string, request: SaveRequest): Promise<Saved> {
  const { ref, digest, author } = request;
  const opened = await openFile(root, ref);
  const { place, values: theirs } = opened;
  if ((await versionState(root, opened))?.isFrozen) throw frozen(opened.content.name);
  if (opened.digest !== digest) return conflictIn(root, opened, request);
  const { files, values, paths, problems } = checkChange(root, opened, request.values, request.writtenFrom);
  if (paths.length === 0 || Object.keys(files).length === 0)
    return { status: 'unchanged', digest, values: theirs };
  const pictures: Record<string, Buffer> = {};
  const kept = new KeptPictures(root);
  for (const { path, text: file } of textsIn(values, '').filter(({ text }) => PICTURE_FILE.test(text))) {
    if (await kept.readOwn(ref.part, file)) continue;
    const bytes = await kept.read(ref.part, file);
    if (bytes) pictures[`${workspaceOf(ref.part)}/${file}`] = bytes;
    else
      problems.push({ path, what: 'shows a picture that the desk does not have any more. Choose it again' });
  }
  if (problems.length > 0) return { status: 'refused', problems };
  const changed = paths.length === 1 ? paths[0] : place.name;
  const message = request.message || `Change ${changed} in ${ref.part} (${ref.language})`;
  await writeAndCommit(root, { files: { ...pictures, ...files }, message, author });
  const { digest: after } = await openFile(root, ref);
  return { status: 'saved', digest: after, values };
}

/**
 * What is another than the change was made from; where that says the same, it was saved by a colleague, or by the same person, whom
 * the answer did not reach. Who confirmed a translation next to another English text has not read this one.
 */
async function conflictIn(root: string, opened: OpenedFile, request: SaveRequest): Promise<Saved> {
  const { place, digest, values: theirs } = opened;
  const { words, english } = opened.changedSince(request.digest);
  const by = await lastAuthor(root, [...(words ? [place.file] : []), ...(english ? [place.original] : [])]);
  if (!english && checkChange(root, opened, request.values).paths.length === 0)
    return { status: by === personName(request.author) ? 'saved' : 'unchanged', digest, values: theirs };
  const [before, yours] = [request.before, request.values].map((values) =>
    english ? { ...values, translation: { confirmed: false } } : values,
  ) as [ContentValues, ContentValues];
  const merge = mergeContent(before, yours, theirs);
  const isTakenBack = merge.isTakenBack || (isConfirmed(request.values) && !isConfirmed(merge.merged));
  // Of confirmations, those that are taken back: what they have confirmed, and stays so, is no change of words.
  const isConfirmedAt = (path: string) => path.endsWith('.confirmed') && valueAt(merge.merged, path) === true;
  const changed = changedPaths(request.before, theirs, '').filter(
    (path) => !merge.conflicts.some((one) => one.path === path) && !isConfirmedAt(path),
  );
  return { status: 'conflict', digest, by, theirs, changed, isEnglishAlone: !words, ...merge, isTakenBack };
}

const isConfirmed = ({ translation }: ContentValues) =>
  isObject(translation) && translation.confirmed === true;
