import { claimsIn } from '@site/shared/testing/claims';
import { contentTexts, sentencesSaidTwice } from '@site/shared/testing/content-texts';

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

it('names only business values that can be filled in', () => {
  const names = texts.flatMap(({ text }) => text.match(/\{[^}]*\}/g) ?? []);

  expect(
    names.filter((name) => !['{brand}', '{app}', '{city}', '{pincode}', '{company}'].includes(name)),
  ).toEqual([]);
});

it('holds no markup and no address', () => {
  expect(texts.filter(({ text }) => /[<>]|https?:|javascript:|data:/i.test(text))).toEqual([]);
});
