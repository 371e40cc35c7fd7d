import type { FieldProblem, Saved, SaveRequest as NamedRequest } from '../api/edit';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { textsIn } from '@site/shared/translations/words';
import { checkChange } from './check-change';
import { lastAuthor, writeAndCommit } from './commit';
import { KeptPictures } from './kept-pictures';
import { mergeContent } from './merge-content';
import { frozen, versionState } from './versions';
import { type ContentRef, openFile, workspaceOf } from './working-copy';

export interface SaveRequest extends Omit<NamedRequest, 'name'> {
  ref: ContentRef;
  author: string;
}

/**
 * Writes changed values into a content file, and commits it alone with the pictures that are new in it, in the person's name.
 * @throws SiteError `content-unknown`, `content-frozen`, `file-not-committed`, `commit-failed` and the like
 */
export async function saveChange(root: string, request: SaveRequest): Promise<Saved> {
  const { ref, digest, author } = request;
  const opened = await openFile(root, ref);
  const { place, values: theirs } = opened;
  if ((await versionState(root, opened))?.isFrozen) throw frozen(opened.content.name);
  if (opened.digest !== digest) {
    const by = await lastAuthor(root, [place.file, place.original]);
    const merge = mergeContent(request.before, request.values, theirs);
    return { status: 'conflict', digest: opened.digest, by, theirs, ...merge };
  }
  const { files, values, paths, problems } = checkChange(root, opened, request.values);
  if (paths.length === 0) return { status: 'unchanged', digest, values: theirs };
  const pictures: Record<string, Buffer> = {};
  const kept = new KeptPictures(root);
  for (const { path, text: file } of textsIn(values, '').filter(({ text }) => PICTURE_FILE.test(text))) {
    if (await kept.readOwn(ref.part, file)) continue;
    const bytes = await kept.read(ref.part, file);
    if (bytes) pictures[`${workspaceOf(ref.part)}/${file}`] = bytes;
    else problems.push(forgotten(path));
  }
  if (problems.length > 0) return { status: 'refused', problems };
  const changed = paths.length === 1 ? paths[0] : place.name;
  const message = request.message || `Change ${changed} in ${ref.part} (${ref.language})`;
  const written = await writeAndCommit(root, { files: { ...pictures, ...files }, message, author });
  const { digest: after } = await openFile(root, ref);
  return { status: 'saved', ...written, digest: after, values };
}

const forgotten = (path: string): FieldProblem => ({
  path,
  what: 'shows a picture that the desk does not have any more. Choose it again',
});
