import { z } from 'zod';
import { canonicalJson } from '../store/canonical-json';
import { mapLimited } from '../store/map-limited';
import { readRecord } from '../store/read-record';
import { SiteError } from '../store/site-error';
import { CALLS_AT_ONCE, type Store } from '../store/store';
import { hasDisguise } from '../text/disguise';
import { appendRecord, LAST_NUMBER, misplacedRecord, numberName } from './numbered-records';
import { plainWordsSchema } from './plain-words';
import { commentsFolder, partNameSchema, releaseIdSchema, timeSchema } from './record-names';

/** The longest comment, in characters. */
export const COMMENT_LENGTH = 2_000;

/** How many comments, answers and resolutions a release keeps. */
const MOST_COMMENTS = 1_000;

/** What somebody wrote: lines of plain words. */
export const commentTextSchema = z
  .string()
  .trim()
  .min(1)
  .max(COMMENT_LENGTH)
  .refine((text) => !text.split('\n').some(hasDisguise), 'holds control characters');

const fields = {
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  /** Counts up from 1 within the release. */
  number: z.number().int().min(1).max(LAST_NUMBER),
  /** A guest's is the name that the guest gave. */
  author: plainWordsSchema.min(1),
  time: timeSchema,
};

const said = z.number().int().min(1).max(LAST_NUMBER);

/** What is said of a release that waits; nothing of it binds, so nothing of it is signed. */
const commentSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...fields,
    kind: z.literal('comment'),
    /** Address of a page; null for the release as a whole. */
    page: plainWordsSchema.nullable(),
    /** Heading of a section of it; null for the page as a whole. */
    section: plainWordsSchema.nullable(),
    text: commentTextSchema,
    /** Whether it is not to go live like this, if it was for its author. */
    asksForChanges: z.boolean(),
    /** The guest link that it came by; null for somebody with an account. */
    link: said.nullable(),
  }),
  z.strictObject({ ...fields, kind: z.literal('answer'), to: said, text: commentTextSchema }),
  z.strictObject({ ...fields, kind: z.literal('resolution'), to: said, isResolved: z.boolean() }),
]);

type CommentRecord = z.infer<typeof commentSchema>;

/** What is to be recorded, without what the record adds. */
export type NewComment = CommentRecord extends infer Kind
  ? Kind extends CommentRecord
    ? Omit<Kind, 'format' | 'number'>
    : never
  : never;

/** A comment with what was said to it. */
export interface CommentThread {
  number: number;
  page: string | null;
  section: string | null;
  text: string;
  asksForChanges: boolean;
  link: number | null;
  author: string;
  time: string;
  /** Oldest first. */
  answers: { author: string; time: string; text: string }[];
  /** Null while it is open. */
  resolved: { author: string; time: string } | null;
}

/** What was said of a release, oldest first. @throws SiteError `record-unreadable` */
export async function readComments(store: Store, part: string, release: string): Promise<CommentThread[]> {
  return readFrom(store, part, release, await store.list(commentsFolder(part, release)));
}

/** The same for many releases: all names are listed once. */
export async function openComments(
  store: Store,
): Promise<(part: string, release: string) => Promise<CommentThread[]>> {
  const keys = await store.list('comments/');
  return (part, release) => readFrom(store, part, release, keys);
}

/** What is open of the comments on a release, in short. */
export interface OpenComments {
  /** How many nobody has resolved. */
  open: number;
  /** Who asked for changes by one of them, each once. */
  changesAskedBy: string[];
}

export function openAmong(comments: CommentThread[]): OpenComments {
  const open = comments.filter(({ resolved }) => !resolved);
  const asking = open.filter(({ asksForChanges }) => asksForChanges);
  return { open: open.length, changesAskedBy: [...new Set(asking.map(({ author }) => author))] };
}

/** Keeps what somebody said. @throws SiteError `comments-too-many` */
export async function recordComment(store: Store, comment: NewComment): Promise<number> {
  const { part, release } = comment;
  return appendRecord(store, commentsFolder(part, release), (number) => {
    if (number > MOST_COMMENTS) throw tooMany(part, release);
    return canonicalJson({ ...comment, format: 1, number });
  });
}

async function readFrom(
  store: Store,
  part: string,
  release: string,
  keys: string[],
): Promise<CommentThread[]> {
  const folder = commentsFolder(part, release);
  const own = keys.filter((key) => key.startsWith(folder) && /\/\d{6}\.json$/.test(key));
  const records = await mapLimited(own, CALLS_AT_ONCE, async (key) => {
    const record = await readRecord(store, key, commentSchema);
    const place = commentsFolder(record.part, record.release) + numberName(record.number);
    if (`${place}.json` !== key) throw misplacedRecord(key);
    return record;
  });
  return threadsOf(records);
}

function threadsOf(records: CommentRecord[]): CommentThread[] {
  const threads = new Map<number, CommentThread>();
  for (const record of records) {
    const { author, time } = record;
    if (record.kind === 'comment') {
      const { number, page, section, text, asksForChanges, link } = record;
      const about = { number, page, section, text, asksForChanges, link };
      threads.set(number, { ...about, author, time, answers: [], resolved: null });
      continue;
    }
    const thread = threads.get(record.to);
    if (record.kind === 'answer') thread?.answers.push({ author, time, text: record.text });
    else if (thread) thread.resolved = record.isResolved ? { author, time } : null;
  }
  return [...threads.values()];
}

function tooMany(part: string, release: string): SiteError {
  return new SiteError(
    'comments-too-many',
    `${part}@${release} has ${MOST_COMMENTS} comments and answers, and takes no more; nothing was kept.`,
    'Publish it again with what was asked for: the new release begins anew.',
  );
}
