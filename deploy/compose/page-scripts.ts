import { contentFiles, exposedFiles, type PartBuild } from '../records/part-build';
import { releaseBase } from '../addresses/release-files';

interface PageScript {
  url: string;
  integrity: string;
}

/** Exactly the scripts that a page will run, in the order of their need. */
export interface PageScripts {
  entry: PageScript;
  /** The rest, to be fetched at the same time. */
  preloads: PageScript[];
}

/**
 * @param route null for the page that says "not found"
 * @param language BCP 47 tag of the page's language
 */
export function pageScripts(
  builds: Record<string, PartBuild>,
  route: { remote: string; module: string } | null,
  language: string,
): PageScripts {
  const shell = builds.shell as PartBuild;
  const [entry, ...start] = scripts(shell, shell.stats.start);
  if (!entry) throw new Error(`Release ${shell.release} of the shell has no entry script.`);
  const remote = route && builds[route.remote];
  const remoteScripts = remote
    ? scripts(remote, [
        remote.stats.remoteEntry ?? '',
        ...exposedFiles(remote, route.module),
        ...contentFiles(remote, language),
      ])
    : [];
  return { entry, preloads: [...scripts(shell, contentFiles(shell, language)), ...start, ...remoteScripts] };
}

function scripts(build: PartBuild, files: string[]): PageScript[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ url: releaseBase(build) + file, integrity: build.integrity[file] ?? '' }));
}
