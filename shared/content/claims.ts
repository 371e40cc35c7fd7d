import { ENGLISH_CLAIMS } from './english-claims';
import { type ClaimName, TRANSLATED_CLAIMS } from './translated-claims';

/** Claims that no page may make, by language and name. */
const FORBIDDEN_CLAIMS: Record<ClaimName, RegExp>[] = [ENGLISH_CLAIMS, ...Object.values(TRANSLATED_CLAIMS)];

/** A policy may say these: it sells nothing, and has to speak of its deadlines. */
const MAY_STAND_IN_POLICY: ClaimName[] = ['a speed', 'a time of delivery', 'refunds'];

const CLAIM_NAMES = Object.keys(ENGLISH_CLAIMS) as ClaimName[];

/** One pattern a language for all of its claims: most texts make none, and are to be passed quickly. */
const ANY_CLAIM = FORBIDDEN_CLAIMS.map((claims) => {
  const patterns = Object.values(claims);
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags);
});

export interface ClaimOptions {
  /** A policy may speak of days, hours and refunds. */
  isLegalText?: boolean;
}

/** The forbidden claims in a text, by name. */
export function claimsIn(text: string, options?: ClaimOptions): string[] {
  return quotedClaims(text, options).map(({ claim }) => claim);
}

/** More digits and spaces in a row than any claim has: patterns try each way to divide them, and a thousand would take hours. */
const LONG_NUMBER = /(\d[\d,.]{20})[\d,.]+/g;

/** The forbidden claims in a text of any language of the site, each with the words that make it. */
export function quotedClaims(
  written: string,
  { isLegalText = false }: ClaimOptions = {},
): { claim: string; words: string }[] {
  const text = written.replace(/\s+/g, ' ').replace(LONG_NUMBER, '$1');
  if (!ANY_CLAIM.some((pattern) => pattern.test(text))) return [];
  const found = CLAIM_NAMES.flatMap((claim) => {
    if (isLegalText && MAY_STAND_IN_POLICY.includes(claim)) return [];
    const match = FORBIDDEN_CLAIMS.map((claims) => claims[claim].exec(text)).find(Boolean);
    if (!match) return [];
    const [words] = match;
    // A pattern may begin within a number, which is quoted whole.
    const [digits = ''] = (/^\d/.test(words) && /\d[\d,.]*$/.exec(text.slice(0, match.index))) || [];
    return [{ claim, words: digits + words }];
  });
  // "Lowest prices" is one claim, though "lowest" alone would be another.
  return found.filter(
    ({ words }) => !found.some((other) => other.words !== words && other.words.includes(words)),
  );
}
