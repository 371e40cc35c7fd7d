import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { compile, recipeOf } from '../testing/compile';
import { PartStatsPlugin } from './part-stats-plugin';

interface PartStats {
  start: string[];
  remoteEntry: string | null;
  exposes: Record<string, string[]>;
  later: string[];
}

describe("the landing remote's build", () => {
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

  it('names its remote entry, and for the exposed module the files that it needs at once', async () => {
    const { files } = await compile(sources, recipeOf('landing')[0]);
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
});

describe("a build that provides shared libraries, as the shell's does", () => {
  const sources = {
    'index.js': `import('./bootstrap');`,
    'bootstrap.js': `import { used } from 'used-library'; import('./later'); console.log(used, 'the start');`,
    'later.js': `import { unused } from 'later-library'; console.log(unused, 'the later part');`,
    'libraries/used.js': `export const used = 'the used library';`,
    'libraries/later.js': `export const unused = 'the later library';`,
  };
  const share = (name: string) => ({
    import: `./libraries/${name}.js`,
    version: '1.0.0',
    requiredVersion: '^1.0.0',
  });

  let built: Awaited<ReturnType<typeof compile>>;
  let stats: PartStats;

  beforeAll(async () => {
    built = await compile(sources, {
      entry: { main: './index.js' },
      output: { publicPath: 'auto', uniqueName: 'shell', chunkFilename: '[id].js' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          shared: { 'used-library': share('used'), 'later-library': share('later') },
          dts: false,
          manifest: false,
        }),
        new PartStatsPlugin(),
      ],
    });
    stats = JSON.parse(built.files['part.json'] ?? '{}') as PartStats;
  });

  const textOf = (names: string[]) => names.map((name) => built.files[name]).join('\n');

  it('starts with the entry, the bootstrap and the libraries that these use, and nothing that waits', () => {
    const started = textOf(stats.start);

    expect(built.errors).toEqual([]);
    expect(stats.start[0]).toBe('main.js');
    expect(started).toContain('the start');
    expect(started).toContain('the used library');
    expect(started).not.toContain('the later library');
    expect(started).not.toContain('the later part');
  });

  it('names what waits, with the libraries that it uses, apart from what it starts with', () => {
    const waiting = textOf(stats.later);

    expect(waiting).toContain('the later part');
    expect(waiting).toContain('the later library');
    expect(stats.later.filter((name) => stats.start.includes(name))).toEqual([]);
  });
});
