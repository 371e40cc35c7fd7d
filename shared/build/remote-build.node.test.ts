import { type Compiled, compile, recipeOf } from '../testing/compile';

interface PartStats {
  start: string[];
  remoteEntry: string | null;
  exposes: Record<string, string[]>;
  later: string[];
}

// One build for all that is held of it: to load webpack and the kit takes longer than the rest.
let files: Compiled['files'];

beforeAll(async () => {
  const sources = {
    'exposed/LandingPage.ts': `
      import { Button } from '@site/shared/ui';
      import './landing.styles.css';
      export default Button;
      export const openLater = () => import('../later');
    `,
    'exposed/landing.styles.css': '.landing { color: red }',
    'later.ts': `export const later = 'later';`,
  };
  const built = await compile(sources, recipeOf('landing')[0]);
  expect(built.errors).toEqual([]);
  ({ files } = built);
});

it("a remote's build names its remote entry, and for the exposed module the files that it needs at once", () => {
  const stats = JSON.parse(files['part.json']!) as PartStats;

  expect(stats.start).toEqual([]);
  expect(stats.remoteEntry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
  expect(Object.keys(stats.exposes)).toEqual(['__federation_expose_LandingPage']);
  const needed = stats.exposes['__federation_expose_LandingPage']!;
  expect(needed.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.')).sort()).toEqual([
    '__federation_expose_LandingPage.css',
    '__federation_expose_LandingPage.js',
  ]);
  expect([stats.remoteEntry, ...needed].filter((name) => !files[name!])).toEqual([]);
  expect(stats.later.map((name) => files[name]).join()).toContain("const later = 'later'");
  expect(needed.filter((name) => stats.later.includes(name))).toEqual([]);
});

it('names the modules that federation writes by what they are, wherever the project lies', () => {
  const entry = Object.entries(files).find(([name]) => name.startsWith('remoteEntry.'))![1];

  expect(entry).toContain('"federation-container"');
  expect(entry).toContain('"federation-runtime"');
});
