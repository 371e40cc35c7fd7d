import { headline } from './text';
import { textProblems } from './text-rules';

it.each([
  ['No. 1 in India: lowest prices guaranteed, 50,000+ shops', 'claims "No. 1" (a superlative or a ranking)'],
  ['Free delivery in {city}', 'claims "Free delivery", which'],
  ['10-minute delivery', 'claims "10-minute" (a time of delivery)'],
  ['<b>Order</b> today', 'has "<b>"'],
  ['Cafes &amp; bars', 'has "&amp;"'],
  ['See https://brand.in/offers', 'has the address "https://brand.in/offers"'],
  ['We deliver in {town}', 'names {town}, which is no value of the business. Known are {brand}, {app}'],
  ['We deliver in {city', 'has a brace'],
  ['Diwali 🎉 offers', 'has 🎉'],
  ['Diwali ❤️ offers', 'has ❤️'],
  ['Same\u200cday', 'has an invisible sign (U+200C)'],
  ['Same\u200bday', 'has an invisible sign (U+200B)'],
])('"%s" %s', (text, problem) => {
  expect(textProblems(text).join('\n')).toContain(problem);
});

it.each([
  'We’re open – “every day” – in {city} & {pincode}',
  'ರಾಜ್\u200cಕುಮಾರ್ ಮತ್ತು ಕ್\u200dಷ',
  "Don't wait: order in the app",
  '₹500 a crate, café × bar … 100+ retail outlets in {city}',
])('"%s" is fine', (text) => {
  expect(textProblems(text)).toEqual([]);
});

it('tells of a text without end at once, whatever it holds', () => {
  const pasted = 'a'.repeat(1_000_000);

  expect(textProblems(pasted)).toEqual([expect.stringContaining('has 1000000 characters')]);
  expect(headline.safeParse(pasted).error!.issues).toMatchObject([
    { message: expect.stringContaining('a headline has room for 70') as string },
  ]);
});

it.each(['1', '1 ', ' 1', '1,', 'நகர', 'ఉచిత ', 'lower ', 'a\u0301'])(
  'takes no longer for a text of "%s" alone than for another: patterns try each way to divide it',
  (piece) => {
    const repeated = piece.repeat(9_000 / piece.length);

    expect(textProblems(`1${' '.repeat(9_000)}x`)).toEqual([]);
    expect(textProblems(repeated)).toEqual([]);
  },
);

it('lets a policy speak of days and refunds, and a page fill in its own names', () => {
  expect(textProblems('Refunds take 24 hours.', { isLegalText: true })).toEqual([]);
  expect(textProblems('Trusted by all shops.', { isLegalText: true })).toHaveLength(1);
  expect(textProblems('Section {number}', { fillsIn: ['number'] })).toEqual([]);
});

/** All that is said of a headline: by its place, and by the rules for all texts. */
const saidOf = (text: string) => [
  ...(headline.safeParse(text).error?.issues.map(({ message }) => message) ?? []),
  ...textProblems(text),
];

it.each(['Delivered same day 🚚', 'For families 👨‍👩‍👧', 'We ❤️ shops'])(
  'a headline is told of its emoji once: %s',
  (text) => {
    expect(saidOf(text)).toEqual([expect.stringContaining('which each phone draws in its own way')]);
  },
);

it('a headline is told of letters that the picture of its link cannot draw, next to an emoji, too', () => {
  expect(saidOf('Delivered ಕ today 🚚').join()).toMatch(
    /has ಕ, which the picture .*has 🚚, which each phone/,
  );
});
