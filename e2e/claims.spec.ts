import { quotedClaims } from '@site/shared/content/claims';
import { sitePaths } from './support/site-paths';
import { expect, test } from './support/test';

const PAGES = [
  ...sitePaths.map((path) => ({ path, isLegalText: path === '/privacy-policy' })),
  { path: '/no-such-page', isLegalText: false },
  { path: '/llms.txt', isLegalText: false },
];

for (const { path, isLegalText } of PAGES) {
  test(`${path} claims nothing that the specification does not say`, async ({ request, site }) => {
    const words = wordsOf(await (await request.get(site + path)).text());

    expect(words.length).toBeGreaterThan(200);
    expect(quotedClaims(words, { isLegalText })).toEqual([]);
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
  const text = html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(h\d|p|div|li|dt|dd|td|th)\b[^>]*>/g, ' | ')
    .replace(/<[^>]*>/g, ' ');
  return `${text} . ${attributes.join(' . ')}`.replace(/\s+/g, ' ');
}
