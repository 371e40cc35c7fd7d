import { codeOf, hiddenSignIn } from '@site/shared/content/hidden-signs';
import { z } from 'zod';
import { SiteError } from '@site/errors';

/** A name or a reason as a record holds it: one line, of which all can be seen. */
export const singleLineSchema = z
  .string()
  .refine((words) => hiddenSignIn(words) === null, 'holds an invisible sign');

/**
 * Refuses words, by what they are (author, message, title), that hold line breaks or other invisible signs, before anything is
 * done.
 * @throws SiteError `words-not-plain`
 */
export function assertSingleLine(words: Record<string, string | undefined>): void {
  for (const [what, text = ''] of Object.entries(words)) {
    const hidden = hiddenSignIn(text);
    if (hidden !== null)
      throw new SiteError(
        'words-not-plain',
        `The ${what} holds a line break or another invisible sign (${codeOf(hidden)}): ${JSON.stringify(text.slice(0, 80))}.`,
        `Type the ${what} again, as one line. Nothing was changed.`,
      );
  }
}
