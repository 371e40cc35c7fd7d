import { z } from 'zod';

/**
 * The last argument of a `refine` that holds for the English words alone: a translation has words of its own.
 * @param error Completes "the field …".
 */
export function onlyInEnglish(error: string) {
  return { error, params: { onlyInEnglish: true } };
}

/** A text whose English words the specification fixes. */
export function fixedText(words: string) {
  return z
    .string()
    .min(1)
    .refine((text) => text === words, onlyInEnglish(`must be "${words}", as specified`))
    .meta({ fixedInEnglish: true });
}
