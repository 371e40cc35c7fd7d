import { createHash } from 'node:crypto';
import { parts } from '@site/shared/federation';
import { type Compiled, compile, recipeOf } from '../testing/compile';

interface PartStats {
  start: string[];
  remoteEntry: string | null;
  exposes: Record<string, string[]>;
  content: Record<string, string[]>;
  text: Record<string, string[]>;
  later: string[];
}

const schemaOf = (name: string) =>
  `import { z } from 'zod'; export const ${name}Schema = z.object({ title: z.string() });`;

const others = parts.landing.exposes.filter((name) => name !== 'LandingPage');

// One build for all that is held of it: to load webpack and the kit takes longer than the rest.
let files: Compiled['files'];

beforeAll(async () => {
  const sources = {
    'exposed/LandingPage.ts': `
      import { Button } from '@site/shared/ui';
      import './landing.styles.css';
      export default Button;
      export const openLater = () => import(/* webpackChunkName: "later-text" */ '../later');
      export { loadContent, loadPageContent } from '../content/all-content';
    `,
    'exposed/landing.styles.css': '.landing { color: red }',
    'later.ts': `
      import { showToast } from '@site/shared/ui';
      import './later.styles.css';
      export const later = 'later';
      export const say = () => showToast(later);
    `,
    'later.styles.css': '.later { color: green }',
    'content/all-content.ts': '',
    'content/read-only.json': '["steps"]',
    'content/hero.json': '{ "title": "Order today" }',
    'content/hero.schema.ts': schemaOf('hero'),
    'content/steps.json': '{ "title": "Choose and send" }',
    'content/steps.schema.ts': schemaOf('steps'),
    // Pages that the part has besides.
    ...Object.fromEntries(others.map((name) => [`exposed/${name}.ts`, 'export default null;'])),
  };
  const built = await compile(sources, recipeOf('landing')[0]);
  expect(built.errors).toEqual([]);
  ({ files } = built);
});

it("a remote's build names its remote entry, and for the exposed module the files that it needs at once", () => {
  const stats = JSON.parse(files['part.json']!) as PartStats;

  expect(stats.start).toEqual([]);
  expect(stats.remoteEntry).toMatch(/^remoteEntry\.[\w-]{22}\.js$/);
  expect(Object.keys(stats.exposes).sort()).toEqual(
    ['LandingPage', ...others].map((name) => `__federation_expose_${name}`).sort(),
  );
  const needed = stats.exposes['__federation_expose_LandingPage']!;
  expect(needed.map((name) => name.replace(/\.[\w-]{22}\./, '.')).sort()).toEqual([
    '__federation_expose_LandingPage.css',
    '__federation_expose_LandingPage.js',
    'kit.css',
    'later-text.css',
  ]);
  expect([stats.remoteEntry, ...needed].filter((name) => !files[name!])).toEqual([]);
  expect(stats.later.map((name) => files[name]).join()).toContain("const later = 'later'");
  expect(needed.filter((name) => name.endsWith('.js') && stats.later.includes(name))).toEqual([]);
});

it('names each file that browsers load by its bytes', () => {
  const loaded = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(([name, text]) => name.split('.').at(-2) !== hashOf(text))).toEqual([]);
});

it('has the style sheets of what comes later with the exposed module: the HTML has what they style', () => {
  const stats = JSON.parse(files['part.json']!) as PartStats;
  const styles = stats.exposes['__federation_expose_LandingPage']!.filter((name) => name.endsWith('.css'));

  expect(styles.map((name) => files[name]).join()).toMatch(/\.landing[^]*\.later/);
});

it('parts the words that the HTML has from those that the page needs to start', () => {
  const { content, text, later } = JSON.parse(files['part.json']!) as PartStats;
  const wordsOf = (names: string[] = []) => names.map((name) => files[name]).join();

  expect(wordsOf(content.en)).toContain('Order today');
  expect(wordsOf(content.en)).not.toContain('Choose and send');
  expect(wordsOf(text.en)).toContain('Choose and send');
  expect(wordsOf(text.en)).toContain("const later = 'later'");
  expect(wordsOf(later)).not.toMatch(/Order today|Choose and send/);
});
