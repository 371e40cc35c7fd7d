import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { digestOfText } from '../translations/sources';
import { ROOT } from '../working-copy/working-copy';
import { readContent } from './read-content';

const SCHEMA = `
  import { z } from 'zod';
  import { entry } from '${join(__dirname, '../content/text')}';
  import { fixedText } from '${join(__dirname, '../site/only-in-english')}';
  const text = z.string().min(1);
  export const heroSchema = z.strictObject({
    title: fixedText('Order today'),
    text,
    badges: z.array(entry({ label: text })).length(2, 'must be two badges'),
    icon: z.enum(['phone', 'soon']),
  });
`;

const HERO = {
  title: 'Order today',
  text: 'Open on 30 streets',
  badges: [
    { id: 'android', label: 'Android' },
    { id: 'ios', label: 'iOS' },
  ],
  icon: 'soon',
};

const KANNADA = {
  $confirmed: false,
  title: 'ಇಂದೇ ಆರ್ಡರ್ ಮಾಡಿ',
  text: '30 ಬೀದಿಗಳಲ್ಲಿ',
  badges: [{ id: 'ios', label: 'ಐಒಎಸ್' }],
};

const root = mkdtempSync(join(tmpdir(), 'read-content-'));
symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

/** Reads a file of a part with these files besides. */
function read(file: string, files: Record<string, unknown>) {
  const folder = mkdtempSync(join(root, 'part-'));
  const written = { 'sections/hero/hero.schema.ts': SCHEMA, 'content/hero.json': HERO, ...files };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  for (const [path, value] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), textOf(value));
  }
  return readContent(join(folder, file), textOf(written[file as keyof typeof written]));
}

const problemsOf = (change: object | string, file = 'content/hero.json', files: object = {}) => {
  const value = typeof change === 'string' ? change : { ...HERO, ...change };
  try {
    read(file, { ...files, [file]: value });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each(['sections/hero/hero.schema.ts', 'content/hero.schema.ts', 'content/content.schema.ts'])(
  'reads content that fits %s; pages do without ids',
  (schemaAt) => {
    const schema = schemaAt.includes('hero') ? SCHEMA : SCHEMA.replace('heroSchema', 'contentSchema');
    const { name, content, dependencies } = read('content/hero.json', {
      'sections/hero/hero.schema.ts': SCHEMA,
      [schemaAt]: schema,
    });

    expect(name).toBe('hero');
    expect(content).toEqual({ ...HERO, badges: [{ label: 'Android' }, { label: 'iOS' }] });
    expect(dependencies.some((file) => file.endsWith('hero.schema.ts'))).toBe(true);
  },
);

it.each([
  ['a field that nothing shows', { more: 'More' }, ':1  hero: has more, which nothing shows.'],
  ['one too few of a list', { badges: [] }, ':4  hero.badges: must be two badges.'],
  ['an empty text', { text: '' }, ':3  hero.text: is empty. Write something.'],
  ['an empty id', { badges: [{ ...HERO.badges[0], id: '' }, HERO.badges[1]] }, 'is empty. It must be small'],
  ['empty words that were agreed', { title: '' }, ':2  hero.title: is empty. It must be "Order today"'],
  ['an icon that is not chosen', { icon: '' }, 'hero.icon: is empty. Take one of these: phone, soon.'],
  ['a text that is missing', { text: undefined }, ':1  hero.text: is missing; expected string.'],
  [
    'an icon that does not exist',
    { icon: '🚚' },
    ':14  hero.icon: is "🚚", which does not exist. Take one of these: phone, soon.',
  ],
  ['a number for a text', { text: 7 }, ':3  hero.text: Invalid input: expected string, received number.'],
  [
    'an entry without an id',
    { badges: [{ label: 'Android' }, HERO.badges[1]] },
    'hero.badges[0].id: is missing; expected string.',
  ],
  [
    'an entry with the id of another',
    { badges: [HERO.badges[0], HERO.badges[0]] },
    ':9  hero.badges[1]: has the id of another entry of its list.',
  ],
  [
    'what no page may say',
    { text: '<b>No. 1</b> in India' },
    ':3  hero.text: "<b>No. 1</b> in India" claims "No. 1"',
  ],
  ['markup', { text: '<b>No. 1</b> in India' }, 'has "<b>", which the page would show as it is.'],
])('refuses %s, with file and line', (_, change, sentence) => {
  expect(problemsOf(change)).toContain(sentence);
});

it('lets a policy speak of hours', () => {
  const text = 'Refunds take 24 hours';
  const files = { 'sections/hero/hero.schema.ts': `${SCHEMA}\nexport const isLegalText = true;` };

  expect(problemsOf({ text })).toContain('claims');
  expect(problemsOf({ text }, undefined, files)).toBe('');
});

it.each([
  ['a word without quotes', '{\n  "title": Today\n}', ':2 cannot be read: '],
  ['a quote within a text', '{\n  "title": "The "list""\n}', ':2 cannot be read: '],
  ['a comma behind the last', '{\n  "title": "A",\n}', ':3 cannot be read: '],
  ['an end that is missing', '{\n  "title": "A"', ':2 cannot be read: '],
  ['a list', '[]', ':1 cannot be read: it is no object.'],
])('cannot read %s, and names the line and what to write', (_, source, sentence) => {
  expect(problemsOf(source)).toContain(sentence);
});

it('names the places where a schema may be, and the name of its export', () => {
  expect(problemsOf('{}', 'content/other.json')).toMatch(
    /content\/other\.json has no schema\. Add .*content\/other\.schema\.ts or .*sections\/other\/other\.schema\.ts\./,
  );
  expect(problemsOf({}, undefined, { 'sections/hero/hero.schema.ts': 'export {};' })).toMatch(
    /hero\.schema\.ts has no 'heroSchema'/,
  );
});

describe('a translation', () => {
  const FILE = 'content/kn/hero.json';
  const digests = (text: string) => ({
    'content/kn/sources.json': { 'hero.json': { 'hero.text': digestOfText(text) } },
  });

  it('has words of its own, also where the English ones are fixed, and all else from English', () => {
    expect(read(FILE, { [FILE]: KANNADA }).content).toEqual({
      title: KANNADA.title,
      text: KANNADA.text,
      badges: [{ label: 'Android' }, { label: 'ಐಒಎಸ್' }],
      icon: 'soon',
    });
  });

  it('is refused, with its line, where it has another number than the English text that it was made from', () => {
    const wrong = JSON.stringify({ ...KANNADA, text: '40 ಬೀದಿಗಳಲ್ಲಿ' }, null, 2);

    expect(problemsOf(wrong, FILE, digests(HERO.text))).toMatch(
      /kn\/hero\.json:4 {2}hero\.text: has other numbers than the English text: 40, not 30\./,
    );
    expect(problemsOf(wrong, FILE, digests('Open on 40 streets'))).toBe('');
  });

  it.each([
    ['does not say whether it is confirmed', { $confirmed: undefined }, 'Write: "$confirmed": false'],
    ['has words that no page may say', { text: '30 <b>ಬೀದಿ</b>' }, ':4  hero.text: '],
  ])('is refused where it %s', (_, change, sentence) => {
    expect(problemsOf(JSON.stringify({ ...KANNADA, ...change }, null, 2), FILE)).toContain(sentence);
  });

  it('is refused where there is no English file of its name', () => {
    expect(problemsOf('{}', 'content/kn/other.json')).toMatch(
      /translates .*content\/other\.json, which does not exist/,
    );
  });
});
