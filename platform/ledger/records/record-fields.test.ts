import {
  assertSingleLine,
  deploymentKey,
  partFolder,
  releaseFolder,
  siteKey,
  singleLineSchema,
} from './record-fields';

describe('the keys of records', () => {
  it.each(['', '..', 'a/b', '../../etc', 'Landing', 'a\n', '-a', 'x'.repeat(41)])(
    'never take the name %j',
    (name) => {
      const refusal = expect.objectContaining({ code: 'bad-name', remedy: expect.any(String) });

      expect(() => partFolder(name)).toThrow(refusal);
      expect(() => releaseFolder('landing', name)).toThrow(refusal);
      expect(() => deploymentKey(name)).toThrow(refusal);
      expect(() => siteKey(name)).toThrow(refusal);
    },
  );
});

const ESCAPE = String.fromCharCode(0x1b);

describe.each([
  ['a line break', 'Price\n✓ The page carries the same deployment.'],
  ['an escape sequence', `Price${ESCAPE}[2K`],
  ['a line separator', 'Price\u2028✓'],
  ['a turn of the writing direction', 'Price\u202Egnp.exe'],
  ...[
    '\u200B',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u200E',
    '\u061C',
    '\u{E0041}',
    '\u3164',
    '\u2800',
    '\u115F',
    '\uFE01',
    '\u034F',
  ].map((sign) => [`U+${sign.codePointAt(0)!.toString(16)}`, `Pri${sign}ce`]),
  ['a joiner that no script needs', 'Pri\u200Dce'],
  ['a hundred marks on a letter', `P${'\u0301'.repeat(100)}rice`],
])('words with %s', (_, words) => {
  it('are refused as a message and as an author', () => {
    expect(() => assertSingleLine({ author: 'Asha', message: words })).toThrow(
      'The message holds a line break',
    );
    expect(() => assertSingleLine({ author: words, message: '' })).toThrow('The author holds a line break');
  });

  it('are refused in a record, too', () => {
    expect(singleLineSchema.safeParse(words).success).toBe(false);
  });
});

it('takes words in any script, with the joiners that Indic scripts need, and emoji', () => {
  expect(() =>
    assertSingleLine({
      author: 'ಆಶಾ ರಾವ್ <asha@brand.in>',
      message: 'ದೀಪಾವಳಿ ಸಮಯ ಕ್\u200Dಷ 🎉 ❤️ 👩‍🌾 Zoë Nguyễn',
    }),
  ).not.toThrow();
});
