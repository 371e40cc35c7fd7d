import { contentTexts, sentencesSaidTwice } from '@site/shared/testing/content-texts';
import { frame } from '../testing/english';

const texts = contentTexts(__dirname);

it('says each sentence in one place', () => {
  expect(sentencesSaidTwice(texts)).toEqual([]);
});

it('has the words that the specification fixes (§2, §8)', () => {
  expect(frame.tagline).toBe('Your Local B2B Mandi');
  expect(frame.notFound.code).toBe('404');
  expect(frame.notFound.title).toBe('Oops! Page not found');
  expect(frame.error.title).toBe('Unexpected Application Error!');
});
