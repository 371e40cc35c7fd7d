/**
 * Matches what would let words pretend to be something else where they are printed: line breaks, escape sequences and other
 * control characters, and those that turn the direction of writing. Source of a regular expression with the flag `u`.
 */
export const CONTROL_CHARACTERS = '[\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]';
