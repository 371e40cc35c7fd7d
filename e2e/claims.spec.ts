import { expect, test } from './support/test';

/** What the specification does not say, and so the site never says: the business has given no word for it. */
const UNFOUNDED: [claim: string, words: RegExp][] = [
  ['ratings', /\b(ratings?|rated|stars?|reviews?|testimonials?)\b/i],
  [
    'numbers of downloads or customers',
    /(\d[\d,]+|\d+ ?(k|lakhs?|thousand))\s*\+?\s*(downloads?|installs?|customers?|buyers?|users?|shops?|products?|skus?)\b/i,
  ],
  ['trust', /\b(trusted|loved|preferred) by\b|\bnumber one\b|\bno\. ?1\b/i],
  [
    'the lowest price',
    /\b(lowest|best|cheapest|unbeatable) (prices?|rates?|deals?)\b|\bdiscounts?\b|\boffers?\b/i,
  ],
  ['free delivery', /\bfree (delivery|shipping)\b|\bno delivery (fee|charge)/i],
  ['minimum orders', /\bminimum orders?\b|\bmoq\b/i],
  ['credit', /\bcredit (line|period|terms|days)\b|\bpay later\b|\bon credit\b/i],
  ['returns', /\b(easy|free|hassle[- ]free) returns?\b|\brefunds?\b|\bmoney[- ]back\b/i],
  [
    'opening hours',
    /\b24\s*[×x/*]\s*7\b|\bround the clock\b|\bopen(ing)? hours\b|\b\d{1,2}(:\d{2})?\s*[ap]\.?m\.?\b/i,
  ],
  ['freshness', /\bfresh(est|er|ly|ness)?\b/i],
  ['certificates', /\biso\b[ -]?\d*|\b(fssai|quality)[- ]certified\b|\bcertified\b/i],
  [
    'delivery beyond the area',
    /\b(city-?wide|all over|across) (delivery|bengaluru|the city)\b|\bmore areas\b|\bnew areas\b|\bexpanding\b/i,
  ],
  ['urgency', /\bhurry\b|\bonly today\b|\blimited (time|stock|offer)\b|\blast chance\b/i],
];

for (const path of ['/', '/no-such-page', '/llms.txt', '/privacy-policy']) {
  test(`${path} claims nothing that the specification does not say`, async ({ request, site }) => {
    const words = wordsOf(await (await request.get(site + path)).text());

    expect(words.length).toBeGreaterThan(200);
    expect(
      UNFOUNDED.flatMap(([claim, pattern]) =>
        pattern.test(words) ? [`${claim}: "${pattern.exec(words)?.[0]}"`] : [],
      ),
    ).toEqual([]);
  });
}

test('speaks of 100+ outlets only as what brand owners can have', async ({ request, site }) => {
  const sentences = wordsOf(await (await request.get(site)).text()).match(/[^.!?]*100\+[^.!?]*/g) ?? [];

  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain('Place your brand in 100+ retail outlets');
});

/** All words that a page shows, its head's and its pictures' among them, without markup, styles and scripts. */
function wordsOf(html: string): string {
  const attributes = [...html.matchAll(/\b(?:content|alt|aria-label|title)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  const text = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return `${text} . ${attributes.join(' . ')}`.replace(/\s+/g, ' ');
}
