import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parts } from './federation';

const ROOT = resolve(__dirname, '..');
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
const workspaces = Object.values(parts).map(({ workspace }) => workspace);

it('the table of parts has every workspace that is built by the one recipe', () => {
  const built = readdirSync(ROOT, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && readdirSync(join(ROOT, entry.name)).includes('webpack.config.js'),
    )
    .map(({ name }) => name);

  expect(built.sort()).toEqual([...workspaces].sort());
});

it('no path is shown by two parts', () => {
  const paths = Object.values(parts).flatMap(({ pages }) => Object.keys(pages));

  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(Object.entries(parts))('the part %s', (name, { workspace, exposes }) => {
  it('is a workspace that npm installs', () => {
    const { name: packageName, scripts } = readJson<{ name: string; scripts: object }>(
      `${workspace}/package.json`,
    );
    const { packages } = readJson<{ packages: Record<string, object> }>('package-lock.json');
    const patterns = readJson<{ workspaces: string[] }>('package.json').workspaces;

    expect(patterns).toContain(exposes.length > 0 ? '*-remote' : workspace);
    expect(workspace).toBe(exposes.length > 0 ? `${name}-remote` : name);
    expect(packageName).toBe(`@site/${workspace}`);
    expect(packages[workspace]).toMatchObject({ name: packageName });
    expect(packages[`node_modules/${packageName}`]).toEqual({ resolved: workspace, link: true });
    expect(scripts).toMatchObject({ build: expect.any(String), dev: expect.any(String) });
  });

  it('has its tests run, in a browser’s place and in Node', () => {
    const { projects } = require('../jest.config') as {
      projects: { displayName: string; testMatch: string[] }[];
    };
    const ofAll = projects.filter(({ displayName }) => displayName !== 'as-specified');
    const patterns = ofAll.flatMap(({ testMatch }) => testMatch);

    expect(patterns.filter((pattern) => folderNames(pattern).includes(workspace))).toHaveLength(2);
  });
});

it.each(Object.values(parts).filter(({ exposes }) => exposes.length > 0))(
  '$workspace names nothing outside of its folder by a path: it may lie in a repository of its own',
  ({ workspace }) => {
    const folder = join(ROOT, workspace);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|tsx|js|json)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file),
    );
    const leadingOut = sources.filter((file) => {
      const out = '../'.repeat(file.split('/').length);
      return new RegExp(`['"]${out}`).test(readFileSync(join(folder, file), 'utf8'));
    });

    expect(leadingOut).toEqual([]);
  },
);

it('every part is linted, and may import nothing of another', () => {
  const program = `
    const { workspaces } = await import('./.dependency-cruiser.mjs');
    console.log(JSON.stringify(workspaces));`;
  const run = (command: string, ...words: string[]) =>
    JSON.parse(execFileSync(command, words, { cwd: ROOT, encoding: 'utf8' })) as unknown;
  const imports = run(process.execPath, '--input-type=module', '--eval', program) as Record<string, string[]>;

  for (const workspace of workspaces) {
    const { number_of_files: linted } = run('node_modules/.bin/oxlint', '--format=json', workspace) as {
      number_of_files: number;
    };
    expect([workspace, linted > 0, imports[workspace]]).toEqual([
      workspace,
      true,
      ['shared', 'platform/tooling'],
    ]);
  }
});

it('every remote is searched for dead code, and may have React without naming it, as a new one does', () => {
  const { workspaces: searched } = readJson<{
    workspaces: Record<string, { ignoreDependencies?: string[] }>;
  }>('knip.json');

  expect(Object.keys(searched)).toEqual(expect.arrayContaining(['shell', '*-remote']));
  expect(searched['*-remote']!.ignoreDependencies).toEqual(['react']);
});

/** The folders that a pattern such as `<rootDir>/{a,b}/**` begins with. */
function folderNames(pattern: string): string[] {
  return pattern.match(/\{([^}]*)\}/)?.[1]?.split(',') ?? [];
}
