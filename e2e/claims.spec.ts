import { expect, inEachLanguage, test } from './support/languages';

/** Urdu says it in words, because a sign after a number changes sides in words that run from right to left. */
const MORE_THAN_100 = /100(\+|\s+سے زیادہ)/g;

inEachLanguage((prefix) => {
  test('speaks of 100+ outlets only as what brand owners can have', async ({ request, site, words }) => {
    const text = wordsOf(await (await request.get(`${site}${prefix}/`)).text());
    const [before = '', after = ''] = words.brandOwners.text.split('{city}');

    expect(text.match(MORE_THAN_100)).toHaveLength(1);
    expect(before + after).toMatch(MORE_THAN_100);
    expect(text).toContain(before);
    expect(text).toContain(after);
  });
});

test('says of 100+ outlets in English what the specification says', async ({ request, site }) => {
  const sentences = wordsOf(await (await request.get(site)).text()).match(/[^.!?]*100\+[^.!?]*/g) ?? [];

  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain('Place your brand in 100+ retail outlets');
});

/** All words that a page shows, its head's and its pictures' among them, without markup, styles, scripts and the numbers of clauses and steps. */
function wordsOf(html: string): string {
  const attributes = [...html.matchAll(/\b(?:content|alt|aria-label|title)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  const text = html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<span class="legal-(?:article|contents)__\w+">[\d.]+<\/span>|^\d{1,2}\. /gm, ' | ')
    .replace(/<\/?(h\d|p|div|li|dt|dd|td|th)\b[^>]*>/g, ' | ')
    .replace(/<[^>]*>/g, ' ');
  return `${text} . ${attributes.join(' . ')}`.replace(/\s+/g, ' ');
}
