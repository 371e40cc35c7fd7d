import { exposedFiles, type PartBuild, releaseBase } from './part-build';
import type { SiteParts } from './site-parts';

export interface PageScript {
  url: string;
  integrity: string;
}

/** Exactly the scripts that the page will run, in the order of their need: the entry, and the rest to preload. */
export function pageScripts({ builds }: SiteParts, route: { remote: string; module: string } | null) {
  const shell = builds.shell as PartBuild;
  const [entry, ...start] = scripts(shell, shell.stats.start);
  if (!entry) throw new Error(`Release ${shell.release} of the shell has no entry script.`);
  const remote = route && builds[route.remote];
  const remoteScripts = remote
    ? scripts(remote, [remote.stats.remoteEntry ?? '', ...exposedFiles(remote, route.module)])
    : [];
  return { entry, preloads: [...start, ...remoteScripts] };
}

function scripts(build: PartBuild, files: string[]): PageScript[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ url: releaseBase(build) + file, integrity: build.integrity[file] ?? '' }));
}
