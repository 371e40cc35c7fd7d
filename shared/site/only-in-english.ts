/**
 * The last argument of a `refine` that holds for the English words alone: a translation has words of its own.
 * @param error Completes "the field …".
 */
export function onlyInEnglish(error: string) {
  return { error, params: { onlyInEnglish: true } };
}
