import {
  type IntegrityByAddress,
  OFFLINE_LIST_FILE,
  type OfflineList,
  SERVICE_WORKER_FILE,
} from '@site/shared/contracts';
import { languageFolder } from '@site/shared/site/languages';
import { releaseBase } from '../addresses/release-files';
import type { ComposedPage } from './compose-page';
import { bytesOf, type ComposedFile } from '../records/composed-file';
import { contentFiles, exposedFiles, type PartBuild, textFiles } from '../records/part-build';
import { integrityOf } from '../records/release-id';

interface OfflineRequest {
  /** Name of the deployment that is composed. */
  deployment: string;
  /** Whether browsers keep the site. */
  offline: boolean;
  builds: Record<string, PartBuild>;
  /** The pages of all languages; those that say "not found" are not kept. */
  pages: Pick<ComposedPage, 'language' | 'path' | 'file' | 'route'>[];
  /** All composed files so far, by name. */
  files: Record<string, ComposedFile>;
}

/**
 * The service worker, and for each language the list of what it keeps for visitors who read that. Where reading offline is switched off, what takes the worker's
 * place instead: it removes itself, and all that was kept, from the browsers that have it. A shell from before there
 * was a worker brings neither.
 */
export async function offlineFiles(request: OfflineRequest): Promise<Record<string, string>> {
  const { offline, builds, files } = request;
  const worker = await builds.shell?.readWorkerFile(offline ? 'sw.js' : 'sw-off.js');
  if (!worker) return {};
  const languages = offline ? [...new Set(request.pages.map(({ language }) => language))] : [];
  const known = offline ? { ...releasedFiles(builds), ...siteFiles(files) } : {};
  const lists = languages.map((language) => [
    languageFolder(language) + OFFLINE_LIST_FILE,
    JSON.stringify(offlineList(request, language, known)),
  ]);
  return { [SERVICE_WORKER_FILE]: worker, ...(Object.fromEntries(lists) as Record<string, string>) };
}

/** @param known every file of the deployment */
function offlineList(
  { deployment, builds, pages, files }: OfflineRequest,
  language: string,
  known: IntegrityByAddress,
): OfflineList {
  const list: OfflineList = { deployment, pages: {}, later: {} };
  for (const { path, file, route } of pages.filter((page) => page.language === language)) {
    if (!route) continue;
    const { remote, module } = route;
    const page = bytesOf(files[file]!);
    // A navigation within the site loads the module's style sheet and its text, which the page itself has inlined.
    const build = builds[remote]!;
    const code = filesOf(build, [
      ...exposedFiles(build, module),
      ...contentFiles(build, language),
      ...textFiles(build, language),
    ]);
    list.pages[path] = {
      integrity: integrityOf(page),
      files: { ...namedFiles(page.toString(), known), ...code },
    };
  }
  for (const build of Object.values(builds))
    Object.assign(list.later, filesOf(build, build.stats.later ?? []));
  return list;
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
