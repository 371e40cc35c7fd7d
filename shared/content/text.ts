import { z } from 'zod';
import { onlyInEnglish } from '../site/only-in-english';
import { withoutEmoji } from './emoji';
import { lettersIn } from './letters-in';

/** The most characters that fit a place of the page, on a phone and on a desktop. */
const LIMITS = {
  headline: 70,
  'section heading': 48,
  'card title': 44,
  badge: 28,
  button: 36,
  name: 40,
  sentence: 200,
  paragraph: 420,
};

/**
 * The schema of a text.
 * @param place Where it stands: it has room for so many characters.
 */
export function textFor(place: keyof typeof LIMITS) {
  const most = LIMITS[place];
  return z
    .string()
    .min(1, 'is empty. Write the words; of a list, the whole entry can be removed instead')
    .refine((text) => lettersIn(text) <= most, {
      error: ({ input }) =>
        `has ${lettersIn(String(input))} letters; a ${place} has room for ${most}. Shorten it`,
    })
    .meta({ place, letters: most });
}

/** What the picture of a link can draw in English (`shared/link-picture/outline-text.ts`). */
const DRAWN = /[\x20-\x7e\u00a0\u00c0-\u00ff–—‘’“”·]/g;

/** The headline of a page, which is in the picture of its link, too. */
export const headline = textFor('headline')
  .refine(
    onlyInEnglish((text) => notDrawnIn(text).length === 0),
    {
      error: ({ input }) =>
        `has ${notDrawnIn(String(input)).join(' ')}, which the picture of the page’s link cannot draw. Use other letters`,
    },
  )
  .meta({ place: 'headline', letters: LIMITS.headline });

/** Signs that the picture of a link cannot draw. Emoji are told of every text (`text-rules.ts`). */
function notDrawnIn(text: string): string[] {
  return [...withoutEmoji(text).replace(DRAWN, '')];
}

/** Tells an entry from the others of its list: it stays when the entry moves, and translations have the entry by it. */
const entryId = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'must be small letters, digits and hyphens, such as same-day')
  .describe('Stays when the entry moves: translations have the entry by it.');

/** An entry of a list. Pages do without its id. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ id: entryId, ...shape }).transform((own) => {
    const { id: _, ...shown } = own as { id: string };
    return shown as z.output<z.ZodObject<Shape>>;
  });
}

/** An entry of a list that is a text alone. */
export function textEntry(text: z.ZodString) {
  return z.strictObject({ id: entryId, text }).transform((own) => own.text);
}

/** A list with bounds in which no two entries have the same words. @param things what it lists, for messages: `badges` */
export function listOf<Entry extends z.ZodType>(
  entry: Entry,
  { things, least, most }: { things: string; least: number; most: number },
) {
  return z
    .array(entry)
    .min(least, `has too few ${things}: at least ${least}`)
    .max(most, `has too many ${things}: at most ${most} fit`)
    .refine(hasNoTwins, `has two ${things} with the same words. Change one of them`)
    .meta({ things });
}

function hasNoTwins(entries: unknown[]): boolean {
  const words = entries.map((entry) => {
    const { title, name, text } = entry as { title?: string; name?: string; text?: string };
    return title ?? name ?? text ?? JSON.stringify(entry);
  });
  return new Set(words).size === words.length;
}
