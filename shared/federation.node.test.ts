import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { satisfies } from 'semver';
import { parts, sharedPackages, sharedScope } from './federation';
import { platformPackages } from './working-copy/working-copy';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const ROOT = resolve(__dirname, '..');
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const installedVersion = (name: string) => readManifest(`node_modules/${name}`).version;
const manifests = [
  '.',
  'shared',
  ...Object.values(parts).map(({ workspace }) => workspace),
  ...platformPackages(),
];
const asked = manifests.flatMap((folder) => {
  const { dependencies, devDependencies } = readManifest(folder);
  return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
    folder,
    name,
    version,
  }));
});

describe('versions of packages', () => {
  it('webpack is held by an override too, because ranges of other packages would move it', () => {
    const { devDependencies, overrides } = readManifest('.');

    expect(overrides?.webpack).toBe(devDependencies?.webpack);
  });

  it('every package asks for exact versions', () => {
    const moving = asked.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version));

    expect(moving.map(({ folder, name, version }) => `${folder}: ${name} ${version}`)).toEqual([]);
  });

  it('all packages ask for the same version of a library', () => {
    const versions = new Map<string, Set<string>>();
    for (const { name, version } of asked)
      versions.set(name, new Set([...(versions.get(name) ?? []), version]));

    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});

describe('the shared scope', () => {
  it.each(Object.entries(sharedPackages))('%s accepts the version that is installed', (request, range) => {
    const [library = ''] = request.split('/');
    const installed = installedVersion(library);

    expect(`${request} ${installed}, wanted ${range}: ${satisfies(installed, range)}`).toMatch(/true$/);
  });

  it('every package is loaded once, or not at all when its version does not fit', () => {
    const scope = Object.values(sharedScope({ provides: true }));

    expect(scope.filter((entry) => !('singleton' in entry && entry.singleton === true))).toEqual([]);
    expect(scope.filter((entry) => !('strictVersion' in entry && entry.strictVersion === true))).toEqual([]);
  });

  it('a released remote brings no shared package of its own; a part that provides them brings all', () => {
    const brought = (provides: boolean) =>
      Object.values(sharedScope({ provides })).filter((entry) => !('import' in entry));

    expect(brought(false)).toEqual([]);
    expect(brought(true)).toHaveLength(Object.keys(sharedPackages).length);
  });
});

describe.each(Object.entries(parts))('the part %s', (_, { workspace, exposes }) => {
  const folder = join(ROOT, workspace);

  it('exposes exactly the files of its exposed folder', () => {
    const files = existsSync(join(folder, 'exposed')) ? readdirSync(join(folder, 'exposed')) : [];

    // `LandingPage.compose.ts` and the like stand next to a module and are no modules themselves.
    const modules = files.filter((file) => /^\w+\.ts$/.test(file));
    expect(modules.sort()).toEqual(exposes.map((module) => `${module}.ts`).sort());
  });
});

it('no two parts are developed on one port', () => {
  const ports = Object.values(parts).map(({ port }) => port);

  expect(new Set(ports).size).toBe(ports.length);
});
