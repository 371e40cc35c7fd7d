/** Claims that the specification does not make, and that no page may make: what to look for, by its name. */
const FORBIDDEN_CLAIMS: Record<string, RegExp> = {
  ratings: /\b(ratings?|rated|stars?|reviews?)\b|★/i,
  'numbers of downloads, customers or products':
    /\b\d[\d,.]*\s*(k|m|lakh|crore)?\+?\s*(downloads?|installs?|customers?|buyers|shops|brands|products|SKUs?|orders)\b/i,
  'a comparison of prices':
    /\b(lowest|cheapest|best|unbeatable)\s+(\w+\s+)?(prices?|rates?)\b|\bdiscounts?\b|\bprices?\s+guaranteed\b/i,
  'a time of delivery': /\b\d+\s*(-|–|\s)?\s*(min|mins|minutes?|hours?|hrs?)\b/i,
  'free delivery': /\bfree\s+(\w+\s+)?(delivery|shipping)\b/i,
  'a minimum order': /\b(MOQ|minimum\s+order)\b/i,
  credit: /\b(on\s+credit|credit\s+(line|limit|days|period)|pay\s+later|EMI)\b/i,
  returns: /\b(easy|free)\s+returns?\b|\brefunds?\b|\bmoney[- ]back\b/i,
  'opening hours': /\b24\s*[x×/]\s*7\b|\b\d{1,2}\s*(am|pm)\b|\bround the clock\b/i,
  freshness: /\b(fresh|freshly|freshest)\b/i,
  certificates: /\bISO\b|\bFSSAI[- ](certified|approved)\b|\bcertified\b/i,
  'coverage of the city': /\b(city-?wide|across\s+(the\s+)?(city|\{city\}|Bengaluru)|all\s+over)\b/i,
  'areas to come': /\bcoming soon to\b|\bmore areas\b|\bexpanding\b/i,
  'the trust of others': /\b(trusted\s+by|loved\s+by|leading|number one|no\.?\s*1)\b|#1/i,
  urgency: /\b(hurry|only today|limited (time|offer)|last chance)\b/i,
};

/** The forbidden claims in a text, by name. */
export function claimsIn(text: string): string[] {
  return quotedClaims(text).map(({ claim }) => claim);
}

/** The forbidden claims in a text, each with the words that make it. */
export function quotedClaims(text: string): { claim: string; words: string }[] {
  return Object.entries(FORBIDDEN_CLAIMS).flatMap(([claim, pattern]) => {
    const words = pattern.exec(text)?.[0];
    return words ? [{ claim, words }] : [];
  });
}
