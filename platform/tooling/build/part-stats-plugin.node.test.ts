import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';
import { version } from 'scheduler/package.json';
import { compile } from '../testing/compile';
import { packagesIn, PartStatsPlugin } from './part-stats-plugin';

interface PartStats {
  start: string[];
  later: string[];
  moved: Record<string, string>;
}

describe("a build that provides shared libraries, as the shell's does", () => {
  const sources = {
    'index.js': `import('./bootstrap');`,
    'bootstrap.js': `import { used } from 'used-library'; import('./later'); console.log(used, 'the start');`,
    'later.js': `
      import { unused } from 'later-library';
      console.log(unused, 'the later part');
    `,
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
        new PartStatsPlugin({ pages: {}, moved: { '/old': '/' } }),
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

  it('names the addresses that lead on to pages', () => {
    expect(stats.moved).toEqual({ '/old': '/' });
  });

  it('names what waits, with the libraries that it uses, apart from what it starts with', () => {
    const waiting = textOf(stats.later);

    expect(waiting).toContain('the later part');
    expect(waiting).toContain('the later library');
    expect(stats.later.filter((name) => stats.start.includes(name))).toEqual([]);
  });
});

/** What the function says of a build of this source. */
async function packagesOf(source: string): Promise<string[]> {
  let found: string[] = [];
  const { errors } = await compile(
    { 'index.js': source, 'own.js': 'export const own = 1;' },
    {
      entry: './index.js',
      plugins: [
        {
          apply: (compiler: Compiler) =>
            compiler.hooks.emit.tap('Test', (compilation) => {
              found = packagesIn(compilation);
            }),
        },
      ],
    },
  );
  expect(errors).toEqual([]);
  return found;
}

it('names the packages in a build with their versions, also those that come later, and no own module', async () => {
  const found = await packagesOf(
    `import { own } from './own'; import { unstable_now } from 'scheduler'; console.log(own, unstable_now); import('uqr');`,
  );

  expect(found).toEqual([`scheduler@${version}`, expect.stringMatching(/^uqr@\d/)]);
});

it('names nothing where all is own', async () => {
  expect(await packagesOf(`import { own } from './own'; console.log(own);`)).toEqual([]);
});
