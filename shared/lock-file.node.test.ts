import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lockFile = readFileSync(join(__dirname, '../package-lock.json'), 'utf8');
const packages = (JSON.parse(lockFile) as { packages: Record<string, LockedPackage> }).packages;

it('names no registry: whoever installs takes the packages from their own', () => {
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
