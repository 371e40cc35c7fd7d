import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lockFile = readFileSync(join(__dirname, '../package-lock.json'), 'utf8');
const packages = (JSON.parse(lockFile) as { packages: Record<string, LockedPackage> }).packages;

it('names no registry: each machine takes the packages from its own', () => {
  const addresses = Object.values(packages).filter(({ resolved, link }) => resolved && !link);

  expect(addresses).toEqual([]);
});

it('holds the packages of every platform, so that npm ci installs on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );

  // To mend it: remove package-lock.json in a copy without node_modules, and run npm install --package-lock-only there.
  expect(missing).toEqual([]);
});

it('is of versions that the rules for raising packages allow, which say why', () => {
  const { packageRules } = JSON.parse(readFileSync(join(__dirname, '../renovate.json'), 'utf8')) as {
    packageRules: { description: string; matchPackageNames: string[]; allowedVersions: string }[];
  };
  const others = packageRules.flatMap(({ description, matchPackageNames, allowedVersions }) =>
    matchPackageNames
      .map((name) => [name, packages[`node_modules/${name}`]?.version ?? 'missing'] as const)
      .filter(([, version]) => !satisfies(version, allowedVersions))
      .map(([name, version]) => `${name} is ${version}, not ${allowedVersions}: ${description}`),
  );

  expect(others).toEqual([]);
});
