import { z } from 'zod';

let isTranslation = false;

/** Runs a check of a translation: what holds for the English words alone does not count. */
export function asTranslation<Result>(check: () => Result): Result {
  isTranslation = true;
  try {
    return check();
  } finally {
    isTranslation = false;
  }
}

/** A rule that holds for the English words alone: a translation has words of its own. */
export function onlyInEnglish(rule: (text: string) => boolean): (text: string) => boolean {
  return (text) => isTranslation || rule(text);
}

/** Whether what is checked is a translation. */
export function isTranslated(): boolean {
  return isTranslation;
}

/** A text whose English words the specification fixes. */
export function fixedText(words: string) {
  return z
    .string()
    .min(1)
    .refine(
      onlyInEnglish((text) => text === words),
      `must be "${words}", as specified`,
    )
    .meta({ fixedInEnglish: true });
}
