import { type PartBuild, idOfRelease } from '@site/ledger';
import { filesBase } from '@site/addresses';
import { contentFiles, exposedFiles } from './part-files';
import { SiteError } from '@site/errors';

export interface PageScript {
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
 * @throws SiteError `script-missing`: without its digest a browser would run whatever it gets
 */
export function pageScripts(
  builds: Record<string, PartBuild>,
  route: { remote: string; module: string } | null,
  language: string,
): PageScripts {
  const shell = builds.shell as PartBuild;
  const [entry, ...start] = scripts(shell, shell.stats.start);
  if (!entry) throw missing(shell, 'entry script');
  const remote = route && builds[route.remote];
  const remoteScripts = remote
    ? scripts(remote, [
        entryOf(remote),
        ...exposedFiles(remote, route.module),
        ...contentFiles(remote, language),
      ])
    : [];
  return { entry, preloads: [...scripts(shell, contentFiles(shell, language)), ...start, ...remoteScripts] };
}

function scripts(build: PartBuild, files: string[]): PageScript[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const integrity = build.integrity[file];
      if (!integrity) throw missing(build, `file ${file}`);
      return { url: filesBase(build.part) + file, integrity };
    });
}

function entryOf(remote: PartBuild): string {
  if (!remote.stats.remoteEntry) throw missing(remote, 'remote entry');
  return remote.stats.remoteEntry;
}

function missing(build: PartBuild, what: string): SiteError {
  return new SiteError(
    'script-missing',
    `The release ${idOfRelease(build)} has no ${what}, which its pages would run.`,
    `Publish ${build.part} again. What is live was not changed.`,
  );
}
