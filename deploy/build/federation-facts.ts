import { SiteError } from '../store/site-error';
import type { BuiltFile } from './read-dist';

/** What a part exposes, and what it gives to and takes from the shared scope: semver by package name. */
interface FederationFacts {
  name: string;
  exposes: string[];
  shared: { provides: Record<string, string>; requires: Record<string, string> };
}

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
      'Keep `manifest: true` in webpack.common.js, and build again.',
    );
  }
  const { name, exposes, shared } = JSON.parse(file.body.toString()) as FederationManifest;
  const by = (key: 'version' | 'requiredVersion') =>
    Object.fromEntries(shared.map((entry) => [entry.name, entry[key]]));
  const provides = exposes.length === 0 ? by('version') : {};
  return {
    name,
    exposes: exposes.map((module) => module.name),
    shared: { provides, requires: by('requiredVersion') },
  };
}
