import type { ContentValues } from '@site/shared/content/content-value';
import { SiteError } from '../store/site-error';
import { checkChange } from './check-change';
import { type ContentRef, workspaceOf } from './content-files';
import { KeptPictures } from './kept-pictures';
import { picturesIn } from './pictures/pictures-in';
import { type Merge, mergeContent } from './merge-content';
import { digestOf, openFile, whyFrozen, type WorkingCopy } from './open-file';
import { writeAndCommit } from './write-and-commit';

export interface SaveRequest {
  ref: ContentRef;
  /** Of the file that the form was made from. */
  digest: string;
  /** What the form began with, and what it has now. */
  before: ContentValues;
  values: ContentValues;
  author: string;
  /** Why, in the person's words; '' for a sentence that says where. */
  message: string;
}

export type SaveOutcome =
  | { status: 'saved'; commit: string; branch: string; digest: string; values: ContentValues }
  | { status: 'unchanged'; digest: string; values: ContentValues }
  /** Somebody else has changed the file since. Nothing was written. */
  | ({ status: 'conflict'; digest: string; theirs: ContentValues } & Merge)
  /** What the rules have against it, by path. Nothing was written. */
  | { status: 'refused'; problems: { path: string; what: string }[] };

/**
 * Writes changed values into a content file, and commits it alone with the pictures that are new in it, in the person's name.
 * @throws SiteError `content-unknown`, `content-frozen`, `file-not-committed`, `commit-failed` and the like
 */
export async function saveChange(workingCopy: WorkingCopy, request: SaveRequest): Promise<SaveOutcome> {
  const { root } = workingCopy;
  const { ref, digest, before, values, author } = request;
  const opened = await openFile(workingCopy, ref);
  const { place, values: theirs } = opened;
  const frozen = await whyFrozen(root, opened);
  if (frozen) throw new SiteError('content-frozen', `${place.file} cannot be changed.`, frozen);
  if (opened.digest !== digest)
    return { status: 'conflict', digest: opened.digest, theirs, ...mergeContent(before, values, theirs) };
  const change = checkChange(workingCopy, opened, values);
  if (change.paths.length === 0) return { status: 'unchanged', digest, values: theirs };
  if (change.problems.length > 0) return { status: 'refused', problems: change.problems };
  const brought = await newPictures(new KeptPictures(root), place.part, change.values);
  if (brought.problems.length > 0) return { status: 'refused', problems: brought.problems };
  const message = request.message || sentenceOn(place, change.paths);
  const files = { ...brought.files, [place.file]: change.source };
  const written = await writeAndCommit(root, { files, message, author });
  return { status: 'saved', ...written, digest: digestOf(change.source), values: change.values };
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
