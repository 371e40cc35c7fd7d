/**
 * How each forbidden claim is made in English, by name: the specification does not make it, and no page may until the business has
 * confirmed it.
 */
export const ENGLISH_CLAIMS = {
  ratings: /\b(ratings?|rated|stars?|reviews?|testimonials?)\b|★/i,
  'numbers of downloads, customers or products':
    /\d([\d,.]*\d)?\s*(k|m|lakhs?|crores?|thousand)?\s*\+?\s*(downloads?|installs?|customers?|buyers|users|shops|brands|products|SKUs?|orders)\b|(\d[\d,]+|\d\s?(k|lakhs?|thousand))\s*\+?\s*(buyer|user|shop|product)\b/i,
  'a comparison of prices':
    /\b(lowest|cheapest|best|unbeatable)\s+(\w+\s+)?(prices?|rates?|deals?|offers?)\b|\bdiscounts?\b|\bprices?\s+guaranteed\b|(₹|\bRs\.?)\s?\d[\d,]*\s+off\b|\d\s?%\s+off\b/i,
  'a superlative or a ranking':
    /\b(cheap|low|bigg|large|great|fine|fast|quick|rich|wid|smart|strong)est\b|\b(the|our|its|\{city\}'s|city's|india's|bengaluru's)\s+(very\s+)?best\b|\bbest\s+(app|choice|place|service|quality|wholesaler?|supplier|partner|in)\b|\brock[- ]?bottom\b|\bnumber\s*-?\s*(1|one)\b|\bno\.?\s*1\b|#1\b|\brank(s|ed|ing)?\s+(first|no\b|number|#|\d)|\btop[- ](rated|ranked)\b|\bunmatched\b|\bunrivall?ed\b|\bsecond to none\b|\b(the|india's|bengaluru's)\s+only\s+app\b|\bsab\s?se\s+(sast|acch|ach|badh|bad|behtar|kam|tez)/i,
  'a comparison with others':
    /\b(lower|cheaper|better|faster|less|fairer)\s+(\w+\s+){0,2}than\s+(any|every|all|other|the\s+(market|mandi)|your)|\bbeats?\s+(every|any|all|the\s+(market|mandi)|other)/i,
  'a saving':
    /\bsav(e|es|ing|ings)\b[^.]{0,24}(\d\s?%|₹|\bRs\b|money\b|big\b|more\b)|\d\s?%\s*(cheaper|lower|less|savings?)\b|\bon sale\b|\bcash ?back\b/i,
  'a speed':
    /\b(instant(ly)?|lightning|super[- ]?fast|ultra[- ]?fast|express)\s+(fast\s+)?(delivery|delivered)\b|\bdelivered\s+(instantly|in\s+(minutes|an\s+hour))\b|\bin\s+minutes\b|\bwithin\s+(minutes|an\s+hour|the\s+hour)\b/i,
  'a time of delivery': /\b\d+\s*(-|–|\s)?\s*(min|mins|minutes?|hours?|hrs?)\b/i,
  'free delivery': /\bfree\s+(\w+\s+)?(delivery|shipping)\b|\bno delivery (fee|charge)/i,
  'a minimum order': /\b(MOQ|minimum\s+orders?)\b/i,
  credit: /\b(on\s+credit|credit\s+(line|limit|days|period|terms)|pay\s+later|EMI)\b/i,
  returns: /\b(easy|free|hassle[- ]free)\s+returns?\b|\bmoney[- ]back\b/i,
  refunds: /\brefunds?\b/i,
  'opening hours':
    /\b24\s*[x×*/]\s*7\b|\b\d{1,2}(:\d{2})?\s*[ap]\.?m\b|\bround the clock\b|\bopen(ing)? hours\b/i,
  freshness: /\bfresh(er|est|ly|ness)?\b/i,
  certificates: /\bISO\b|\b(FSSAI|quality)[- ](certified|approved)\b|\bcertified\b/i,
  'coverage of the city':
    /\bcity-?wide\b|\ball\s+over\b|\bacross\s+(delivery\b|(the\s+)?(city\b|Bengaluru\b|\{city\}))/i,
  'areas to come': /\bcoming soon to\b|\b(more|new) areas\b|\bexpanding\b/i,
  'the trust of others': /\b(trusted|loved|preferred)\s+by\b|\bleading\b/i,
  urgency: /\bhurry\b|\bonly today\b|\blimited (time|stock|offers?)\b|\blast chance\b/i,
};
