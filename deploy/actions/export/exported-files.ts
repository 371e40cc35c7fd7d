import { HEADERS_FILE, headersFile, type HostedTree } from '../../serve/hosts/headers-file';
import { listPreviews } from '../../records/previews';
import { addressedFiles, readSiteFile, readSiteTree, type SiteTree } from '../../records/site-tree';
import { readRelease, readReleaseFile, listReleaseIds } from '../../records/releases';
import type { Store } from '../../store/store';

/** What a host is given, by path below its root, in the order in which it is to be written: pages after what they load. */
export type ExportedFiles = Map<string, () => Promise<Buffer>>;

const SIBLING = /\.(br|gz)$/;

/**
 * The public files of a site as they lie below its address: of every release the browser files, since visitors may still
 * have an older page open; every preview; the live pages.
 * @param isPrecompressed with the `.br` and `.gz` siblings, for servers that send them
 * @throws SiteError for a file that is missing or altered, when it is read
 */
export async function exportedFiles(
  store: Store,
  live: SiteTree,
  isPrecompressed: boolean,
): Promise<ExportedFiles> {
  const files: ExportedFiles = new Map();
  for (const part of (await store.listNames('releases/')).map(withoutSlash))
    for (const release of await listReleaseIds(store, part)) {
      const stored = await readRelease(store, part, release);
      for (const { path } of stored?.manifest.files ?? []) {
        const [, name] = /^browser\/(.+)$/.exec(path) ?? [];
        if (!name || (SIBLING.test(name) && !isPrecompressed)) continue;
        files.set(`_r/${part}/${release}/${name}`, () => readReleaseFile(store, stored!.manifest, path));
      }
    }

  const previews: HostedTree[] = [];
  for (const { id, folder } of await listPreviews(store)) {
    const tree = await readSiteTree(store, folder);
    if (tree) previews.push(await addTree(files, store, `/_preview/${id}`, tree, isPrecompressed));
  }
  const hosted = [await addTree(files, store, '', live, isPrecompressed), ...previews];
  files.set(HEADERS_FILE, async () => Buffer.from(headersFile(hosted)));
  return files;
}

async function addTree(
  files: ExportedFiles,
  store: Store,
  basePath: string,
  tree: SiteTree,
  isPrecompressed: boolean,
): Promise<HostedTree> {
  const hosted: HostedTree = { basePath, files: {} };
  for (const name of isPrecompressed ? Object.keys(tree.files) : addressedFiles(tree)) {
    if (name.startsWith('_')) continue;
    files.set(`${basePath}/${name}`.slice(1), () => readSiteFile(store, tree, name));
    const isPage = name.endsWith('.html');
    hosted.files[name] = isPage ? (await readSiteFile(store, tree, name)).toString() : null;
  }
  return hosted;
}

function withoutSlash(name: string): string {
  return name.replace(/\/$/, '');
}
