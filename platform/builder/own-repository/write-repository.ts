import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatJson } from '@site/shared/working-copy/content-file';
import { knownParts, platformPackages } from '@site/shared/working-copy/working-copy';
import { SiteError } from '@site/errors';

/** Where a repository keeps them. */
const PACKAGES = 'packages';

const JEST_CONFIG = `const { jestConfig } = require('@site/tooling/jest');

module.exports = jestConfig();
`;

/**
 * Writes a repository with one part of this one in it, and all that it is built with as packages of the same versions. The
 * part stays here, too, until it is removed.
 * @param root of this repository
 * @param folder of the other one, which is to be new
 * @throws SiteError `part-unknown`, `file-exists`
 */
export function writeRepository(root: string, { part, folder }: { part: string; folder: string }): void {
  const { shell: _shell, ...movable } = knownParts;
  if (!Object.hasOwn(movable, part))
    throw new SiteError(
      'part-unknown',
      part === 'shell'
        ? 'The shell brings the kit, and stays with it; nothing was written.'
        : `There is no part "${part}"; nothing was written.`,
      `Name one of ${Object.keys(movable).join(', ')}.`,
    );
  const { exposes: _exposes, ...row } = movable[part]!;
  const { workspace } = row;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new SiteError(
      'file-exists',
      `${folder} is there already, and not empty; nothing was written.`,
      'Name a folder that does not exist yet.',
    );
  }
  mkdirSync(join(folder, PACKAGES), { recursive: true });
  cpSync(join(root, workspace), join(folder, workspace), {
    recursive: true,
    // Made by commands: not the source.
    filter: (path) => !['node_modules', 'dist', '.cache'].includes(basename(path)),
  });
  // The kit, and the platform, of which it runs the command.
  const packages = ['shared', ...platformPackages(root)].flatMap((name) => ['--workspace', name]);
  const packing = ['pack', '--json', '--pack-destination', join(folder, PACKAGES), ...packages];
  const said = execFileSync('npm', packing, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = Object.values(JSON.parse(said) as Record<string, Packed>);
  const own = packageJson(root, workspace, packed);
  writeFileSync(join(folder, 'package.json'), formatJson(own));
  writeFileSync(join(folder, 'package-lock.json'), formatJson(lockFile(root, own, packed)));
  writeFileSync(join(folder, 'parts.json'), formatJson({ [part]: row }));
  writeFileSync(join(folder, 'jest.config.js'), JEST_CONFIG);
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n.cache/\n.site/\n');
}

/** What `npm pack` says of a package. */
interface Packed {
  /** `@site/shared` */
  name: string;
  filename: string;
  integrity: string;
}

function packageJson(root: string, workspace: string, packages: Packed[]) {
  const shell = readJson<{ dependencies: Record<string, string> }>(join(root, 'shell/package.json'));
  const { overrides } = readJson<{ overrides: Record<string, unknown> }>(join(root, 'package.json'));
  const packed = packages.map(({ name, filename }) => [name, `file:${PACKAGES}/${filename}`]);
  const react = ['react', 'react-dom'].map((name) => [name, shell.dependencies[name]!]);
  return {
    name: `${workspace}-repository`,
    private: true,
    workspaces: [workspace],
    scripts: {
      site: 'site',
      build: 'npm run build --workspaces',
      typecheck: `tsc -p ${workspace}`,
      test: 'jest',
    },
    dependencies: Object.fromEntries([...packed, ...react].sort()) as Record<string, string>,
    // Ranges of other packages would move it.
    overrides: { webpack: overrides.webpack },
  };
}

/** Other versions of what the kit builds with would make other releases of the same source. */
function lockFile(root: string, manifest: ReturnType<typeof packageJson>, packed: Packed[]) {
  const { scripts: _, overrides: __, ...own } = manifest;
  const { packages, ...lock } = readJson<{ lockfileVersion: number; packages: LockedPackages }>(
    join(root, 'package-lock.json'),
  );
  const installed = packed.map(({ name, filename, integrity }): [string, LockedPackage] => {
    const { resolved } = packages[`node_modules/${name}`]!;
    const { devDependencies: _, ...needs } = packages[resolved!]!;
    return [`node_modules/${name}`, { ...needs, resolved: `file:${PACKAGES}/${filename}`, integrity }];
  });
  const all: LockedPackages = { ...packages, ...Object.fromEntries(installed), '': own };
  const links = own.workspaces.map((workspace) => `node_modules/@site/${workspace}`);
  const needed = neededPackages(all, ['', ...own.workspaces, ...links]);
  return { name: own.name, ...lock, packages: needed };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/** A package as a lock file of npm's third version has it. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packages by the folder that they are installed in, from the root; the root itself is ''. */
type LockedPackages = Record<string, LockedPackage>;

/**
 * Of the packages of a lock file those that some folders need, with the versions that it has.
 * @param own folders whose `devDependencies` count
 */
export function neededPackages(packages: LockedPackages, own: string[]): LockedPackages {
  const needed = new Set(own);
  for (const folder of needed) {
    const { devDependencies, ...others } = packages[folder] ?? {};
    const names = Object.keys({
      ...others.dependencies,
      ...others.optionalDependencies,
      ...others.peerDependencies,
      ...(own.includes(folder) && devDependencies),
    });
    for (const name of names) {
      const found = foldersAround(folder).map((around) => `${around}node_modules/${name}`);
      const installed = found.find((place) => Object.hasOwn(packages, place));
      // What is optional may be nowhere.
      if (installed !== undefined) needed.add(installed);
    }
  }
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => needed.has(folder)));
}

/** A folder and those around it in which Node looks for packages, each with its slash. */
function foldersAround(folder: string): string[] {
  if (folder === '') return [''];
  const end = folder.lastIndexOf('node_modules/');
  return [`${folder}/`, ...foldersAround(folder.slice(0, Math.max(0, end - 1)))];
}
