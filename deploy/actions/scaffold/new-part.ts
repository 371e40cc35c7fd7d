import { nameForms } from './names';
import { FileChanges, type WrittenFiles } from './file-changes';
import { addPage } from './page-files';
import { assertFreePart, assertFreePath, formatTable, PARTS_FILE, type PartsTable } from './parts-table';
import { fillFile, fillFolder } from './templates';

export interface NewPartRequest {
  /** The working copy's root. */
  root: string;
  /** `careers` */
  name: string;
  /** Of its first page: `/careers`. */
  path: string;
  /** Of its first page, for people; missing: the name. */
  title?: string;
}

interface LockFile {
  packages: Record<string, object>;
}

/**
 * Writes the workspace of a part with one page, and names it wherever people or programs of other makers read names.
 * @throws SiteError `part-name-invalid`, `part-name-taken`, `path-invalid`, `path-reserved`, `path-taken`, `file-exists`: then
 *   nothing is written
 */
export async function newPart({ root, name, path, title }: NewPartRequest): Promise<WrittenFiles> {
  const changes = new FileChanges(root);
  const table = JSON.parse(await changes.read(PARTS_FILE)) as PartsTable;
  assertFreePart(table, name);
  assertFreePath(table, path, name);

  const workspace = `${name}-remote`;
  const forms = nameForms(name);
  const module = `${forms.pascal}Page`;
  const words = { part: name, workspace, Page: module, Content: `${forms.pascal}Content` };
  const manifest = JSON.parse(await changes.read('landing-remote/package.json')) as {
    dependencies: Record<string, string>;
  };
  const versions = { react: manifest.dependencies.react!, emotion: manifest.dependencies['@emotion/react']! };
  for (const [file, text] of await fillFolder(root, 'part', { ...words, ...versions }))
    changes.create(`${workspace}/${file}`, text);
  await addPage(changes, {
    part: name,
    workspace,
    path,
    page: forms,
    title: title ?? forms.words,
    isFirst: true,
  });
  changes.create(`.github/workflows/${name}.yml`, await fillFile(root, 'workflow.yml', words));

  const port = Math.max(...Object.values(table).map((row) => row.port)) + 1;
  const row = { workspace, port, pages: { [path]: module } };
  await changes.edit(PARTS_FILE, () => formatTable({ ...table, [name]: row }));
  await changes.edit('CODEOWNERS', (text) => withOwner(text, workspace, name));
  const workspaceManifest = JSON.parse(await changes.read(`${workspace}/package.json`)) as object;
  await changes.edit('package-lock.json', (text) => withWorkspace(text, workspace, workspaceManifest));
  return changes.write();
}

/** Before the lines for single files, because the last line that matches counts. */
function withOwner(text: string, workspace: string, name: string): string {
  const line = `${`/${workspace}/`.padEnd(27)} @site/${name}\n`;
  const folders = [...text.matchAll(/^\/[\w-]+-remote\/ .*\n/gm)].at(-1);
  const at = folders ? folders.index + folders[0].length : text.length;
  return text.slice(0, at) + line + text.slice(at);
}

/** As npm writes the workspace into its lock file: its packages are there already. */
function withWorkspace(text: string, workspace: string, manifest: object): string {
  const lock = JSON.parse(text) as LockFile;
  const { name, version, dependencies } = manifest as { name: string; version: string; dependencies: object };
  const packages = Object.entries(lock.packages);
  insert(packages, workspace, { name, version, dependencies });
  insert(packages, `node_modules/${name}`, { resolved: workspace, link: true });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

/** Puts an entry where it belongs, and leaves the others as npm has ordered them. */
function insert(packages: [string, object][], key: string, value: object): void {
  const next = packages.findIndex(([other]) => other > key);
  packages.splice(next < 0 ? packages.length : next, 0, [key, value]);
}
