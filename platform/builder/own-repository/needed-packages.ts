/** A package as a lock file of npm's third version has it. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packages by the folder that they are installed in, from the root; the root itself is ''. */
export type LockedPackages = Record<string, LockedPackage>;

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
