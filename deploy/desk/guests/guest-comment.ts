import type { IncomingMessage } from 'node:http';
import { comment } from '../../actions/comments/comment';
import type { CommentPlace } from '../../actions/comments/places';
import { type CommentThread, readComments } from '../../records/comments';
import type { GuestLinkTerms } from '../../records/guest-links';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import { fill, guest as words } from './guest.content';

/** What a guest typed. */
export interface GuestWords {
  name: string;
  /** Index in the places of the preview. */
  about: number;
  text: string;
}

/** Twice the longest comment in any script, and a name. */
const MOST_BYTES = 32 * 1024;

/** The longest name of a guest, in characters. */
export const GUEST_NAME_LENGTH = 60;

/** The longest comment of a guest, in characters. */
export const GUEST_COMMENT_LENGTH = 1_000;

/** How many comments of guests a release keeps, whatever link they come by. */
const MOST_OF_GUESTS = 200;

/** What came by a link, with the answers to it: all that a guest is shown of what others say. */
export async function commentsOfLink(
  store: Store,
  { part, release, number }: GuestLinkTerms,
): Promise<CommentThread[]> {
  return (await readComments(store, part, release)).filter(({ link }) => link === number);
}

/** Reads a form. @returns null for what is none, or too large */
export async function readForm(request: IncomingMessage): Promise<GuestWords | null> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/x-www-form-urlencoded') return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  return {
    name: (form.get('name') ?? '').trim(),
    about: Number(form.get('about') ?? 0),
    text: (form.get('text') ?? '').trim(),
  };
}

/** Keeps what a guest typed. @returns what is against it, in a sentence; null when it is kept */
export async function keepComment(
  store: Store,
  { part, release, number }: GuestLinkTerms,
  places: CommentPlace[],
  { name, about, text }: GuestWords,
): Promise<string | null> {
  if (name === '' || name.length > GUEST_NAME_LENGTH) return tooLong(words.refused.name, GUEST_NAME_LENGTH);
  if (text === '' || text.length > GUEST_COMMENT_LENGTH)
    return tooLong(words.refused.text, GUEST_COMMENT_LENGTH);
  const place = places[about];
  if (!place) return words.refused.about;
  const known = await readComments(store, part, release);
  if (known.filter(({ link }) => link !== null).length >= MOST_OF_GUESTS) return words.refused.full;
  try {
    const said = { part, release, author: name, ...place, text, asksForChanges: false, link: number };
    await comment({ store, ...said });
    return null;
  } catch (error) {
    const refusals = {
      'words-not-plain': words.refused.plain,
      'comment-unreadable': words.refused.plain,
      'comments-too-many': words.refused.full,
    };
    const code = error instanceof SiteError ? error.code : '';
    if (code in refusals) return refusals[code as keyof typeof refusals];
    throw error;
  }
}

function tooLong(sentence: string, most: number): string {
  return fill(sentence, { most: most.toLocaleString('en') });
}
