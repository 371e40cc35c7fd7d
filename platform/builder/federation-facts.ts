import type { ReleaseManifest } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { BuiltFile } from './built-part';

/** What the shell and the remotes owe each other (`shared/contracts`): it has a version, and is shared like a library. */
const CONTRACT = '@site/shared/contracts';

const RUNTIME_CORE = '@module-federation/runtime-core';

/** What a part exposes, and what it gives to and takes from the shared scope: semver by package name. */
type FederationFacts = ReleaseManifest['federation'];

/** What is read here of `part.json`, which the build writes (`platform/tooling/build/part-stats-plugin.js`). */
type PartStats = { packages?: string[]; contract?: string };

interface FederationManifest {
  name: string;
  exposes: { name: string }[];
  shared: { name: string; version: string; requiredVersion: string }[];
}

/**
 * Reads the federation manifest of a browser build. A part without exposed modules is the shell: it provides what it
 * lists; a remote requires it.
 * @throws SiteError `federation-manifest-missing`
 */
export function federationFacts(part: string, files: BuiltFile[]): FederationFacts {
  const file = files.find(({ path }) => path === 'browser/mf-manifest.json');
  if (!file) {
    throw new SiteError(
      'federation-manifest-missing',
      `The build of ${part} wrote no mf-manifest.json.`,
      'Keep `manifest: true` in platform/tooling/build/webpack-recipe.js, and build again.',
    );
  }
  const { name, exposes, shared } = JSON.parse(file.body.toString()) as FederationManifest;
  const stats = files.find(({ path }) => path === 'browser/part.json');
  const { packages = [], contract } = JSON.parse(stats?.body.toString() ?? '{}') as PartStats;
  const runtime = federationRuntime(packages);
  const by = (key: 'version' | 'requiredVersion') =>
    Object.fromEntries(shared.map((entry) => [entry.name, entry[key]]));
  const isShell = exposes.length === 0;
  // What is added to the contract changes its second number, and what goes its first.
  const fitting = contract && `^${contract.split('.').slice(0, 2).join('.')}.0`;
  return {
    name,
    exposes: exposes.map((module) => module.name),
    shared: {
      provides: isShell
        ? { ...by('version'), ...runtime.provides, ...(contract && { [CONTRACT]: contract }) }
        : {},
      requires: {
        ...by('requiredVersion'),
        ...runtime.requires,
        ...(fitting && !isShell && { [CONTRACT]: fitting }),
      },
    },
  };
}

/**
 * Remotes run on the core of the federation runtime that the shell brings (`externalRuntime` in `platform/tooling/build/webpack-recipe.js`), so
 * it is shared like a library. Its packages have one version, which the browser build names (`part.json`).
 */
function federationRuntime(packages: string[]): FederationFacts['shared'] {
  const versionOf = (name: string) =>
    packages.find((entry) => entry.startsWith(`${name}@`))?.slice(name.length + 1);
  const own = versionOf(RUNTIME_CORE);
  const builtFor = versionOf('@module-federation/runtime');
  return {
    provides: own ? { [RUNTIME_CORE]: own } : {},
    requires: builtFor && !own ? { [RUNTIME_CORE]: `^${builtFor}` } : {},
  };
}
