import { join } from 'node:path';
import { type Compiled, compile, exportsOf } from '../testing/compile';
import { sourcesOf } from '../translations/sources';

describe('a translation', () => {
  const SPECIFIED = `
    import { z } from 'zod';
    import { fixedText } from '${join(__dirname, '../site/only-in-english')}';
    export const heroSchema = z.strictObject({ title: fixedText('Order today'), icon: z.enum(['van']) });
  `;

  async function translate(
    kannada: string,
    english = `{ title: 'Order today', icon: 'van' }`,
    files: Record<string, string> = {},
  ): Promise<Compiled> {
    return compile(
      {
        'content/hero.content.ts': `export const hero = ${english};`,
        'content/kn/hero.content.ts': kannada,
        'sections/hero/hero.schema.ts': SPECIFIED,
        ...files,
      },
      {
        entry: './content/kn/hero.content.ts',
        output: { filename: 'hero.js', library: { type: 'commonjs2' } },
        module: { rules: [{ test: /\.content\.ts$/, loader: join(__dirname, 'content-loader.js') }] },
      },
    );
  }

  const UNCONFIRMED = 'export const translation = { confirmed: false };';

  it('has words of its own where the English ones are fixed, and what is said of it stays behind', async () => {
    const { files } = await translate(
      `export const hero = { title: 'ಇಂದೇ ಆರ್ಡರ್ ಮಾಡಿ', icon: 'van' };\n${UNCONFIRMED}`,
    );

    expect(exportsOf(files['hero.js']!)).toEqual({ hero: { title: 'ಇಂದೇ ಆರ್ಡರ್ ಮಾಡಿ', icon: 'van' } });
  });

  it.each([
    [
      'another schema than the English',
      `export const hero = { title: 'ಇಂದು', icon: 'car' };\n${UNCONFIRMED}`,
      'hero.icon: ',
    ],
    [
      'no word on whether it is confirmed',
      `export const hero = { title: 'ಇಂದು', icon: 'van' };`,
      'translation: is missing',
    ],
    ['less than the English file', UNCONFIRMED, 'kn/hero.content.ts does not export hero, which'],
  ])('is refused with %s', async (_, kannada, sentence) => {
    expect((await translate(kannada)).errors.join('\n')).toContain(sentence);
  });

  describe('of a text with a number', () => {
    const english = `{ title: '30 streets', icon: 'van' }`;
    const kannada = `export const hero = { title: '40 ಬೀದಿಗಳು', icon: 'van' };\n${UNCONFIRMED}`;
    const digests = (text: string) => ({
      'content/kn/sources.json': JSON.stringify({
        'hero.content.ts': sourcesOf([{ path: 'hero.title', text }]),
      }),
    });

    it('is refused, with its line, where it has another one than the English text that it was made from', async () => {
      const { errors } = await translate(kannada, english, digests('30 streets'));

      expect(errors.join('\n')).toMatch(
        /kn\/hero\.content\.ts:1 {2}hero\.title: has other numbers than the English text: 40, not 30\./,
      );
    });

    it('stays as it is where the English text is another one since', async () => {
      const { files, errors } = await translate(kannada, english, digests('40 streets'));

      expect(errors).toEqual([]);
      expect(exportsOf(files['hero.js']!)).toEqual({ hero: { title: '40 ಬೀದಿಗಳು', icon: 'van' } });
    });
  });

  it('has the English icons, ids and anchors, whatever stands in it', async () => {
    const { files } = await translate(
      `export const hero = { title: 'ಆರ್ಡರ್', icon: 'van' };\n${UNCONFIRMED}`,
      `{ title: 'Order', icon: 'cart' }`,
      { 'sections/hero/hero.schema.ts': SPECIFIED.replace(`z.enum(['van'])`, `z.enum(['van', 'cart'])`) },
    );

    expect(exportsOf(files['hero.js']!)).toEqual({ hero: { title: 'ಆರ್ಡರ್', icon: 'cart' } });
  });
});
