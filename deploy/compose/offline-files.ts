import {
  type IntegrityByAddress,
  OFFLINE_LIST_FILE,
  type OfflineList,
  SERVICE_WORKER_FILE,
} from '@site/shared/contracts';
import { integrityOf } from '../records/release-id';
import { bytesOf, type ComposedFile } from '../records/composed-file';
import { pageFile } from '../addresses/page-file';
import { exposedFiles, type PartBuild, releaseBase } from '../records/part-build';

interface OfflineRequest {
  /** Name of the deployment that is composed. */
  deployment: string;
  /** Whether browsers keep the site. */
  offline: boolean;
  builds: Record<string, PartBuild>;
  /** The routes, whose pages are kept. */
  routes: { path: string; remote: string; module: string }[];
  /** All composed files so far, by name. */
  files: Record<string, ComposedFile>;
}

/**
 * The service worker, and the list of what it keeps. Where reading offline is switched off, what takes the worker's
 * place instead: it removes itself, and all that was kept, from the browsers that have it. A shell from before there
 * was a worker brings neither.
 */
export async function offlineFiles(request: OfflineRequest): Promise<Record<string, string>> {
  const { offline, builds } = request;
  const worker = await builds.shell?.readWorkerFile(offline ? 'sw.js' : 'sw-off.js');
  return {
    ...(worker && { [SERVICE_WORKER_FILE]: worker }),
    ...(worker && offline && { [OFFLINE_LIST_FILE]: JSON.stringify(offlineList(request)) }),
  };
}

function offlineList({ deployment, builds, routes, files }: OfflineRequest): OfflineList {
  const known = { ...releasedFiles(builds), ...siteFiles(files) };
  const list: OfflineList = { deployment, pages: {}, later: {} };
  for (const { path, remote, module } of routes) {
    const page = bytesOf(files[pageFile(path)]!);
    // A navigation within the site loads the module's style sheet, which the page itself has inlined.
    const code = filesOf(builds[remote]!, exposedFiles(builds[remote]!, module));
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
