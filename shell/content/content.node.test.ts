import { claimsIn } from '@site/shared/testing/claims';
import { contentTexts, sentencesSaidTwice } from '@site/shared/testing/content-texts';
import { frame } from './frame.content';

const texts = contentTexts(__dirname);

it('makes no claim that the specification does not make', () => {
  const claims = texts.flatMap(({ at, text }) =>
    claimsIn(text).map((claim) => `${at} claims ${claim}: "${text}"`),
  );

  expect(claims).toEqual([]);
});

it('says each sentence in one place', () => {
  expect(sentencesSaidTwice(texts)).toEqual([]);
});

it('holds no markup and no address', () => {
  expect(texts.filter(({ text }) => /[<>]|https?:|javascript:|data:/i.test(text))).toEqual([]);
});

it('has the words that the specification fixes (§2, §8)', () => {
  expect(frame.tagline).toBe('Your Local B2B Mandi');
  expect(frame.download).toBe('Download App');
  expect(frame.notFound.code).toBe('404');
  expect(frame.notFound.title).toBe('Oops! Page not found');
  expect(frame.error.title).toBe('Unexpected Application Error!');
});
