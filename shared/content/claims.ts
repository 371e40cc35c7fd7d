import { type ClaimName, TRANSLATED_CLAIMS } from './translated-claims';

/** A claim that the specification does not make, and that no page may make until the business has confirmed it. */
interface ForbiddenClaim {
  claim: ClaimName;
  /** In English; `translated-claims.ts` has the other languages. */
  words: RegExp;
  /** A policy may say it: it sells nothing, and has to speak of its deadlines. */
  mayStandInPolicy?: true;
}

const FORBIDDEN_CLAIMS: ForbiddenClaim[] = [
  { claim: 'ratings', words: /\b(ratings?|rated|stars?|reviews?|testimonials?)\b|★/i },
  {
    claim: 'numbers of downloads, customers or products',
    words:
      /\d([\d,.]*\d)?\s*(k|m|lakhs?|crores?|thousand)?\s*\+?\s*(downloads?|installs?|customers?|buyers|users|shops|brands|products|SKUs?|orders)\b|(\d[\d,]+|\d\s?(k|lakhs?|thousand))\s*\+?\s*(buyer|user|shop|product)\b/i,
  },
  {
    claim: 'a comparison of prices',
    words:
      /\b(lowest|cheapest|best|unbeatable)\s+(\w+\s+)?(prices?|rates?|deals?|offers?)\b|\bdiscounts?\b|\bprices?\s+guaranteed\b|(₹|\bRs\.?)\s?\d[\d,]*\s+off\b|\d\s?%\s+off\b/i,
  },
  {
    claim: 'a superlative or a ranking',
    words:
      /\b(cheap|low|bigg|large|great|fine|fast|quick|rich|wid|smart|strong)est\b|\b(the|our|its|\{city\}'s|city's|india's|bengaluru's)\s+(very\s+)?best\b|\bbest\s+(app|choice|place|service|quality|wholesaler?|supplier|partner|in)\b|\brock[- ]?bottom\b|\bnumber\s*-?\s*(1|one)\b|\bno\.?\s*1\b|#1\b|\brank(s|ed|ing)?\s+(first|no\b|number|#|\d)|\btop[- ](rated|ranked)\b|\bunmatched\b|\bunrivall?ed\b|\bsecond to none\b|\b(the|india's|bengaluru's)\s+only\s+app\b|\bsab\s?se\s+(sast|acch|ach|badh|bad|behtar|kam|tez)/i,
  },
  {
    claim: 'a comparison with others',
    words:
      /\b(lower|cheaper|better|faster|less|fairer)\s+(\w+\s+){0,2}than\s+(any|every|all|other|the\s+(market|mandi)|your)|\bbeats?\s+(every|any|all|the\s+(market|mandi)|other)/i,
  },
  {
    claim: 'a saving',
    words:
      /\bsav(e|es|ing|ings)\b[^.]{0,24}(\d\s?%|₹|\bRs\b|money\b|big\b|more\b)|\d\s?%\s*(cheaper|lower|less|savings?)\b|\bon sale\b|\bcash ?back\b/i,
  },
  {
    claim: 'a speed',
    words:
      /\b(instant(ly)?|lightning|super[- ]?fast|ultra[- ]?fast|express)\s+(fast\s+)?(delivery|delivered)\b|\bdelivered\s+(instantly|in\s+(minutes|an\s+hour))\b|\bin\s+minutes\b|\bwithin\s+(minutes|an\s+hour|the\s+hour)\b/i,
    mayStandInPolicy: true,
  },
  {
    claim: 'a time of delivery',
    words: /\b\d+\s*(-|–|\s)?\s*(min|mins|minutes?|hours?|hrs?)\b/i,
    mayStandInPolicy: true,
  },
  { claim: 'free delivery', words: /\bfree\s+(\w+\s+)?(delivery|shipping)\b|\bno delivery (fee|charge)/i },
  { claim: 'a minimum order', words: /\b(MOQ|minimum\s+orders?)\b/i },
  { claim: 'credit', words: /\b(on\s+credit|credit\s+(line|limit|days|period|terms)|pay\s+later|EMI)\b/i },
  { claim: 'returns', words: /\b(easy|free|hassle[- ]free)\s+returns?\b|\bmoney[- ]back\b/i },
  { claim: 'refunds', words: /\brefunds?\b/i, mayStandInPolicy: true },
  {
    claim: 'opening hours',
    words: /\b24\s*[x×*/]\s*7\b|\b\d{1,2}(:\d{2})?\s*[ap]\.?m\b|\bround the clock\b|\bopen(ing)? hours\b/i,
  },
  { claim: 'freshness', words: /\bfresh(er|est|ly|ness)?\b/i },
  { claim: 'certificates', words: /\bISO\b|\b(FSSAI|quality)[- ](certified|approved)\b|\bcertified\b/i },
  {
    claim: 'coverage of the city',
    words: /\bcity-?wide\b|\ball\s+over\b|\bacross\s+(delivery\b|(the\s+)?(city\b|Bengaluru\b|\{city\}))/i,
  },
  { claim: 'areas to come', words: /\bcoming soon to\b|\b(more|new) areas\b|\bexpanding\b/i },
  { claim: 'the trust of others', words: /\b(trusted|loved|preferred)\s+by\b|\bleading\b/i },
  { claim: 'urgency', words: /\bhurry\b|\bonly today\b|\blimited (time|stock|offers?)\b|\blast chance\b/i },
];

/** One pattern a language for all of its claims: most texts make none, and are to be passed quickly. */
const ANY_CLAIM = [
  anyOf(FORBIDDEN_CLAIMS.map(({ words }) => words)),
  ...Object.values(TRANSLATED_CLAIMS).map((claims) => anyOf(Object.values(claims))),
];

function anyOf(patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags);
}

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
const SPACES = /\s+/g;

/** The forbidden claims in a text of any language of the site, each with the words that make it. */
export function quotedClaims(
  written: string,
  { isLegalText = false }: ClaimOptions = {},
): { claim: string; words: string }[] {
  const text = written.replace(SPACES, ' ').replace(LONG_NUMBER, '$1');
  if (!ANY_CLAIM.some((pattern) => pattern.test(text))) return [];
  const found = FORBIDDEN_CLAIMS.flatMap(({ claim, words: english, mayStandInPolicy }) => {
    if (isLegalText && mayStandInPolicy) return [];
    const inAnyLanguage = [english, ...Object.values(TRANSLATED_CLAIMS).map((claims) => claims[claim])];
    const match = inAnyLanguage.map((pattern) => pattern.exec(text)).find(Boolean);
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
