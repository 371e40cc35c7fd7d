import { headline } from './text';
import { textProblems } from './text-rules';

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
