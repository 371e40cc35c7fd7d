import { z } from 'zod';
import { SiteError } from '../store/site-error';
import { hasDisguise } from '../text/disguise';

/** A name or a reason as a record holds it: one line of plain words. */
export const plainWordsSchema = z.string().refine((words) => !hasDisguise(words), 'holds control characters');

/**
 * Refuses words, by what they are (author, message, title), that hold line breaks or control characters, before anything is done.
 * @throws SiteError `words-not-plain`
 */
export function assertPlainWords(words: Record<string, string | undefined>): void {
  const [what, text] = Object.entries(words).find(([, value]) => hasDisguise(value ?? '')) ?? [];
  if (what === undefined) return;
  throw new SiteError(
    'words-not-plain',
    `The ${what} holds a line break or another control character: ${JSON.stringify(text?.slice(0, 80))}.`,
    `Give the ${what} as one line of plain words. Nothing was changed.`,
  );
}
