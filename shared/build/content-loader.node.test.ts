import { join } from 'node:path';
import { type Compiled, compile, exportsOf } from '../testing/compile';

const SCHEMA = `
  import { z } from 'zod';
  const text = z.string().min(1, 'must not be empty');
  export const heroSchema = z.strictObject({
    title: text,
    badges: z.array(z.strictObject({ label: text })).length(2, 'must be two badges'),
    icon: z.enum(['phone', 'soon']),
  });
`;

const GOOD = `{ title: 'Delivered same day', badges: [{ label: 'Android' }, { label: 'iOS' }], icon: 'soon' }`;

interface Project {
  content: string;
  schema?: string;
  /** Path of the schema. */
  schemaAt?: string;
}

function compileContent({
  content,
  schema = SCHEMA,
  schemaAt = 'sections/hero/hero.schema.ts',
}: Project): Promise<Compiled> {
  const sources = {
    'content/hero.content.ts': content,
    'content/words.ts': `export const title = 'Words';`,
    [schemaAt]: schema,
  };
  return compile(sources, {
    entry: './content/hero.content.ts',
    output: { filename: 'hero.js', library: { type: 'commonjs2' } },
    module: { rules: [{ test: /\.content\.ts$/, loader: join(__dirname, 'content-loader.js') }] },
  });
}

describe.each(['sections/hero/hero.schema.ts', 'content/hero.schema.ts'])(
  'content that fits %s',
  (schemaAt) => {
    it('is built as plain data, and the schema stays behind', async () => {
      const content = `
      import type { HeroContent } from '../sections/hero/hero.schema';
      export const hero: HeroContent = ${GOOD};
    `;

      const { files } = await compileContent({ content, schemaAt });

      expect(exportsOf(files['hero.js']!)).toEqual({
        hero: { title: 'Delivered same day', badges: [{ label: 'Android' }, { label: 'iOS' }], icon: 'soon' },
      });
      expect(files['hero.js']).not.toMatch(/zod|must be two badges/);
    });
  },
);

describe('content that does not fit', () => {
  const problems = async (value: string) =>
    (await compileContent({ content: `export const hero = ${value};` })).errors.join('\n');

  it('is refused with the file, the field and what is expected', async () => {
    const said = await problems(`{ badges: [{ label: 'Android' }, {}] }`);

    expect(said).toMatch(/content\/hero\.content\.ts does not fit .*sections\/hero\/hero\.schema\.ts:/);
    expect(said).toContain('hero.title: is missing; expected string.');
    expect(said).toContain('hero.badges[1].label: is missing; expected string.');
  });

  it.each([
    [
      'a field that nothing shows',
      `{ ...${GOOD}, subtitle: 'More' }`,
      'hero: has subtitle, which nothing shows.',
    ],
    [
      'one too few of a list',
      `{ ...${GOOD}, badges: [{ label: 'Android' }] }`,
      'hero.badges: must be two badges.',
    ],
    ['an empty text', `{ ...${GOOD}, title: '' }`, 'hero.title: must not be empty.'],
    [
      'an icon that does not exist',
      `{ ...${GOOD}, icon: '🚚' }`,
      'hero.icon: is "🚚", which does not exist. Take one of these: phone, soon.',
    ],
    [
      'an icon that was forgotten',
      `{ ...${GOOD}, icon: undefined }`,
      'hero.icon: is missing. Take one of these: phone, soon.',
    ],
    [
      'a number for a text',
      `{ ...${GOOD}, title: 7 }`,
      'hero.title: Invalid input: expected string, received number.',
    ],
  ])('is refused for %s', async (_, value, sentence) => {
    expect(await problems(value)).toContain(sentence);
  });

  it('is refused for a function, which would be lost on the way to the page', async () => {
    expect(await problems(`{ ...${GOOD}, title: () => 'Title' }`)).toContain(
      'hero.title: Invalid input: expected string',
    );
  });
});

describe('words that no page may say', () => {
  const problems = async (content: string, more = '') =>
    (await compileContent({ content, schema: SCHEMA + more })).errors.join('\n');
  const hero = (title: string) =>
    `export const hero = {\n  title: ${title},\n  badges: [{ label: 'Android' }, { label: 'iOS' }],\n  icon: 'soon',\n};`;

  it('are refused with file, line, the words and what to do, all at once', async () => {
    const said = await problems(hero(`'<b>No. 1</b> in India'`));

    expect(said).toMatch(
      /content\/hero\.content\.ts:2 {2}hero\.title: "<b>No\. 1<\/b> in India" claims "No\. 1"/,
    );
    expect(said).toMatch(/hero\.content\.ts:2 {2}hero\.title: .* has "<b>", .* Write words alone\./);
  });

  it('may stand in a policy, but for markup', async () => {
    const more = 'export const isLegalText = true;';

    expect(await problems(hero(`'Refunds take 24 hours'`), more)).toBe('');
    expect(await problems(hero(`'Refunds &amp; returns'`), more)).toContain('has "&amp;"');
  });

  it.each([
    ['an apostrophe', `'We're open'`],
    ['the quotes of a word processor', '‘Open on Diwali’'],
  ])('cannot be read for %s, and the message says which quotes to use', async (_, title) => {
    expect(await problems(hero(title))).toMatch(
      /hero\.content\.ts:2:\d+ cannot be read: .*between two straight quotes: 'Order today'/,
    );
  });

  it('cannot be read for a word without quotes, and the message names the line and the word', async () => {
    const { errors } = await compileContent({ content: `export const hero = {\n  title: Today,\n};` });

    expect(errors.join()).toContain(
      `content/hero.content.ts:2 cannot be read: "Today" is no value. A text stands between two straight quotes: 'Today'.`,
    );
    expect(errors.join()).not.toContain('node:internal');
  });
});

describe('a content module that cannot be built', () => {
  const errorsOf = async (project: Project) => (await compileContent(project)).errors.join('\n');

  it('names what it imports besides types', async () => {
    const said = await errorsOf({
      content: `import { title } from './words'; export const hero = { title };`,
    });

    expect(said).toMatch(/content\/hero\.content\.ts imports '\.\/words'\. It may import types only\./);
  });

  it('names the places where its schema may stand', async () => {
    const said = await errorsOf({
      content: `export const hero = ${GOOD};`,
      schemaAt: 'elsewhere/hero.schema.ts',
    });

    expect(said).toMatch(
      /content\/hero\.content\.ts has no schema\. Add .*content\/hero\.schema\.ts or .*sections\/hero\/hero\.schema\.ts\./,
    );
  });

  it('names an export that the schema does not know', async () => {
    const said = await errorsOf({ content: `export const heroes = ${GOOD};` });

    expect(said).toMatch(
      /hero\.content\.ts exports 'heroes', but .*hero\.schema\.ts has no 'heroesSchema'\./,
    );
  });

  it('names the line that TypeScript cannot read', async () => {
    const said = await errorsOf({ content: `export const hero = {\n  title: 'A' badges: [],\n};` });

    expect(said).toMatch(/content\/hero\.content\.ts:2:14 cannot be read: ',' expected\./);
  });

  it('prints no stack trace', async () => {
    expect(await errorsOf({ content: `export const hero = {};` })).not.toMatch(/\n\s+at /);
  });
});
