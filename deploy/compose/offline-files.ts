import {
  type IntegrityByAddress,
  type OfflineList,
  type OfflinePage,
  SERVICE_WORKER_FILE,
} from '@site/shared/contracts';
import { releaseBase } from '../addresses/release-files';
import type { ComposedPage } from './compose-page';
import { offlineListOf } from './offline-list-of';
import { bytesOf, type ComposedFile } from '../records/composed-file';
import { contentFiles, exposedFiles, type PartBuild, textFiles } from '../records/part-build';
import { integrityOf } from '../records/release-id';
import type { ShellFacts } from '../render/prerendered';

interface OfflineRequest {
  /** Name of the deployment that is composed. */
  deployment: string;
  /** Whether browsers keep the site. */
  offline: boolean;
  shell: Pick<ShellFacts, 'routes'>;
  builds: Record<string, PartBuild>;
  /** The pages of all languages; those that say "not found" are not kept. */
  pages: Pick<ComposedPage, 'language' | 'path' | 'file' | 'route'>[];
  /** All composed files so far, by name. */
  files: Record<string, ComposedFile>;
}

/**
 * The service worker, and in each language a list of the pages that the frame links to, and one for every other page: a visitor
 * keeps the pages of the first, and those that were visited. Where reading offline is switched off, what takes the worker's
 * place instead: it removes itself, and all that was kept, from the browsers that have it. A shell from before there
 * was a worker brings neither.
 */
export async function offlineFiles(request: OfflineRequest): Promise<Record<string, string>> {
  const { offline, builds, files, pages, shell } = request;
  const worker = await builds.shell?.readWorkerFile(offline ? 'sw.js' : 'sw-off.js');
  if (!worker) return {};
  const known = offline ? { ...releasedFiles(builds), ...siteFiles(files) } : {};
  const lists = new Map<string, OfflineList>();
  for (const page of offline ? pages : []) {
    if (!page.route) continue;
    const name = offlineListOf(page.route, page.language, shell);
    const list = lists.get(name) ?? { deployment: request.deployment, pages: {}, later: {} };
    list.pages[page.path] = offlinePage(request, page, known);
    for (const build of [builds.shell!, builds[page.route.remote]!])
      Object.assign(list.later, filesOf(build, build.stats.later ?? []));
    lists.set(name, list);
  }
  const texts = [...lists].map(([name, list]) => [name, JSON.stringify(list)]);
  return { [SERVICE_WORKER_FILE]: worker, ...(Object.fromEntries(texts) as Record<string, string>) };
}

/** @param known every file of the deployment */
function offlinePage(
  { builds, files }: OfflineRequest,
  { file, route, language }: OfflineRequest['pages'][number],
  known: IntegrityByAddress,
): OfflinePage {
  const { remote, module } = route!;
  const page = bytesOf(files[file]!);
  // A navigation within the site loads the module's style sheet and its text, which the page itself has inlined.
  const build = builds[remote]!;
  const code = filesOf(build, [
    ...exposedFiles(build, module),
    ...contentFiles(build, language),
    ...textFiles(build, language),
  ]);
  return { integrity: integrityOf(page), files: { ...namedFiles(page.toString(), known), ...code } };
}

/** A page names what it shows and runs: scripts and preloads, pictures, and the fonts of its inlined styles. */
function namedFiles(html: string, known: IntegrityByAddress): IntegrityByAddress {
  const addresses =
    html.match(/\/_r\/[\w-]+\/[\w-]+\/[\w.-]+|(?<= src="|<link rel="icon" href=")\/[\w.-]+/g) ?? [];
  return Object.fromEntries(
    addresses.flatMap((address) => (known[address] ? [[address, known[address]]] : [])),
  );
}

function releasedFiles(builds: Record<string, PartBuild>): IntegrityByAddress {
  return Object.assign(
    {},
    ...Object.values(builds).map((build) => filesOf(build, Object.keys(build.integrity))),
  );
}

function siteFiles(files: Record<string, ComposedFile>): IntegrityByAddress {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`/${name}`, integrityOf(bytesOf(file))]),
  );
}

function filesOf(build: PartBuild, names: string[]): IntegrityByAddress {
  return Object.fromEntries(names.map((name) => [releaseBase(build) + name, build.integrity[name]!]));
}
