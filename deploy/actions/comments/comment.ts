import {
  COMMENT_LENGTH,
  commentTextSchema,
  type CommentThread,
  readComments,
  recordComment,
} from '../../records/comments';
import { assertPlainWords } from '../../records/plain-words';
import { readRelease } from '../../records/releases';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';

/** Who says something, of which release. */
interface Speech {
  store: Store;
  part: string;
  release: string;
  author: string;
}

interface CommentRequest extends Speech {
  page: string | null;
  section: string | null;
  text: string;
  asksForChanges: boolean;
  /** The guest link that it came by. @default null */
  link?: number | null;
}

/** Keeps a comment with a candidate. @throws SiteError `release-unknown`, `comment-unreadable`, `comments-too-many` */
export async function comment({
  store,
  link = null,
  ...said
}: CommentRequest): Promise<'commented' | 'changes-asked'> {
  const { part, release, author, page, section, asksForChanges } = said;
  assertPlainWords({ author, page: page ?? undefined, section: section ?? undefined });
  const text = readText(said.text);
  if (!(await readRelease(store, part, release))) throw unknownRelease(part, release);
  const time = new Date().toISOString();
  const place = { page, section: page === null ? null : section };
  await recordComment(store, {
    kind: 'comment',
    part,
    release,
    ...place,
    text,
    asksForChanges,
    link,
    author,
    time,
  });
  return asksForChanges ? 'changes-asked' : 'commented';
}

/** Answers a comment. @throws SiteError `comment-unknown`, `comment-unreadable`, `comments-too-many` */
export async function answerComment(request: Speech & { number: number; text: string }): Promise<'answered'> {
  const { store, part, release, author, number: to } = request;
  assertPlainWords({ author });
  const text = readText(request.text);
  await findThread(request);
  const time = new Date().toISOString();
  await recordComment(store, { kind: 'answer', part, release, to, text, author, time });
  return 'answered';
}

/** Says that a comment is dealt with, or that it is not after all. @throws SiteError `comment-unknown`, `comments-too-many` */
export async function resolveComment(
  request: Speech & { number: number; isResolved: boolean },
): Promise<'resolved' | 'reopened' | 'already-so'> {
  const { store, part, release, author, number: to, isResolved } = request;
  assertPlainWords({ author });
  const { resolved } = await findThread(request);
  if ((resolved !== null) === isResolved) return 'already-so';
  const time = new Date().toISOString();
  await recordComment(store, { kind: 'resolution', part, release, to, isResolved, author, time });
  return isResolved ? 'resolved' : 'reopened';
}

async function findThread({
  store,
  part,
  release,
  number,
}: Speech & { number: number }): Promise<CommentThread> {
  const thread = (await readComments(store, part, release)).find((one) => one.number === number);
  if (thread) return thread;
  throw new SiteError(
    'comment-unknown',
    `${part}@${release} has no comment ${number}; nothing was kept.`,
    `Which it has: npm run site -- comments ${part}@${release}`,
  );
}

/** Line breaks of every system are one; other control characters are refused. */
function readText(given: string): string {
  const { data, success } = commentTextSchema.safeParse(given.replace(/\r\n?/g, '\n'));
  if (success) return data;
  throw new SiteError(
    'comment-unreadable',
    'The comment is empty, too long, or holds control characters; nothing was kept.',
    `Write 1 to ${COMMENT_LENGTH} characters of plain words.`,
  );
}

function unknownRelease(part: string, release: string): SiteError {
  return new SiteError(
    'release-unknown',
    `There is no ${part}@${release} in the store; nothing was kept.`,
    'Which there are: npm run site -- status',
  );
}
