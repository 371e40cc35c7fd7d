import { isDeepStrictEqual } from 'node:util';
import type { Saved, SaveRequest as NamedRequest } from '../api/edit';
import type { ContentValues } from '@site/shared/content/content-value';
import { SOURCES_FILE } from '@site/shared/translations/sources';
import { formatContent, formatJson } from '@site/shared/working-copy/content-file';
import { join } from 'node:path';
import { type Change, checkChange } from './check-change';
import { type ContentRef, workspaceOf } from './content-files';
import { KeptPictures } from './kept-pictures';
import { picturesIn } from './pictures/pictures-in';
import { mergeContent } from './merge-content';
import { type OpenedFile, openFile, type WorkingCopy } from './open-file';
import { frozen, versionState } from './versions';
import { lastAuthor } from './repository';
import { writeAndCommit } from './write-and-commit';

export interface SaveRequest extends Omit<NamedRequest, 'name'> {
  ref: ContentRef;
  author: string;
}

/**
 * Writes changed values into a content file, and commits it alone with the pictures that are new in it, in the person's name.
 * @throws SiteError `content-unknown`, `content-frozen`, `file-not-committed`, `commit-failed` and the like
 */
export async function saveChange(workingCopy: WorkingCopy, request: SaveRequest): Promise<Saved> {
  const { root } = workingCopy;
  const { ref, digest, before, values, author } = request;
  const opened = await openFile(workingCopy, ref);
  const { place, values: theirs } = opened;
  if ((await versionState(root, opened))?.isFrozen) throw frozen(opened.content.name);
  if (opened.digest !== digest) {
    const by = await lastAuthor(root, [place.file, place.original]);
    const merge = mergeContent(before, values, theirs);
    return { status: 'conflict', digest: opened.digest, by, theirs, ...merge };
  }
  const change = checkChange(workingCopy, opened, values);
  if (change.paths.length === 0) return { status: 'unchanged', digest, values: theirs };
  if (change.problems.length > 0) return { status: 'refused', problems: change.problems };
  const brought = await newPictures(new KeptPictures(root), place.part, change.values);
  if (brought.problems.length > 0) return { status: 'refused', problems: brought.problems };
  const message = request.message || sentenceOn(place, change.paths);
  const files = { ...brought.files, ...textsOf(workingCopy, opened, change) };
  const written = await writeAndCommit(root, { files, message, author });
  const { digest: after } = await openFile(workingCopy, ref);
  return { status: 'saved', ...written, digest: after, values: change.values };
}

/** The content file, and of a translation the digests of what it translates; each where it is another one. */
function textsOf(
  { root, tools }: WorkingCopy,
  { place, content, check }: OpenedFile,
  { source, sources }: Change,
): Record<string, string> {
  const list = `${place.folder}/${SOURCES_FILE}`;
  const before = check ? tools.readSources(join(root, place.folder)) : {};
  const after = check ? { ...before, [`${place.name}.json`]: sources } : {};
  return {
    ...(source !== formatContent(content) && { [place.file]: source }),
    ...(!isDeepStrictEqual(before, after) && { [list]: formatJson(after) }),
  };
}

/** Pictures that values show and the part does not have yet, by path from the root. */
async function newPictures(pictures: KeptPictures, part: string, values: ContentValues) {
  const files: Record<string, Buffer> = {};
  const problems: { path: string; what: string }[] = [];
  const shown = Object.entries(values).flatMap(([name, value]) => picturesIn(value, name));
  for (const { path, file } of shown) {
    if (await pictures.readOwn(part, file)) continue;
    const bytes = await pictures.read(part, file);
    if (bytes) files[`${workspaceOf(part)}/${file}`] = bytes;
    else
      problems.push({ path, what: 'shows a picture that the desk does not have any more. Choose it again' });
  }
  return { files, problems };
}

function sentenceOn({ part, language, name }: ContentRef, paths: string[]): string {
  return `Change ${paths.length === 1 ? paths[0]! : name} in ${part} (${language})`;
}
