import { assertPlainWords, plainWordsSchema } from './plain-words';

const ESCAPE = String.fromCharCode(0x1b);

describe.each([
  ['a line break', 'Price\n✓ The page carries the same deployment.'],
  ['an escape sequence', `Price${ESCAPE}[2K`],
  ['a line separator', 'Price\u2028✓'],
  ['a turn of the writing direction', 'Price\u202Egnp.exe'],
])('words with %s', (_, words) => {
  it('are refused as a message and as an author', () => {
    expect(() => assertPlainWords({ author: 'Asha', message: words })).toThrow(
      'The message holds a line break',
    );
    expect(() => assertPlainWords({ author: words, message: '' })).toThrow('The author holds a line break');
  });

  it('are refused in a record, too', () => {
    expect(plainWordsSchema.safeParse(words).success).toBe(false);
  });
});

it('takes words in any script, with the joiners that Indic scripts need', () => {
  expect(() =>
    assertPlainWords({ author: 'ಆಶಾ ರಾವ್ <asha@brand.in>', message: 'ದೀಪಾವಳಿ ಸಮಯ ಕ್\u200Dಷ' }),
  ).not.toThrow();
});
