import { FileChanges, type ScaffoldRequest, type WrittenFiles } from './file-changes';
import { addPage } from './new-page';
import { assertFreePart, assertFreePath, formatTable, PARTS_FILE, type PartsTable } from './parts-table';
import { fillFile, fillFolder, nameForms } from './templates';

export interface NewPartRequest extends ScaffoldRequest {
  /** Of its first page, as is the title: `/careers`. */
  path: string;
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
  const page = nameForms(name);
  const module = `${page.pascal}Page`;
  // The shell stays where others may move out: its version of what every part has.
  const shell = JSON.parse(await changes.read('shell/package.json')) as Manifest;
  const { react } = shell.dependencies as { react: string };
  const words = { part: name, workspace, Page: module, Content: `${page.pascal}Content`, react };
  for (const [file, text] of await fillFolder('part', words)) changes.create(`${workspace}/${file}`, text);
  changes.create(`.github/workflows/${name}.yml`, await fillFile('workflow.yml', words));
  await addPage(changes, { part: name, workspace, path, page, title: title ?? page.words, isFirst: true });

  const port = Math.max(...Object.values(table).map((row) => row.port)) + 1;
  const row = { workspace, port, pages: { [path]: module } };
  await changes.edit(PARTS_FILE, () => formatTable({ ...table, [name]: row }));
  // Before the lines for single files, because the last line that matches counts.
  await changes.edit('CODEOWNERS', (text) => {
    const line = `${`/${workspace}/`.padEnd(27)} @site/${name}\n`;
    const folders = [...text.matchAll(/^\/[\w-]+-remote\/ .*\n/gm)].at(-1);
    const at = folders ? folders.index + folders[0].length : text.length;
    return text.slice(0, at) + line + text.slice(at);
  });
  const manifest = JSON.parse(await changes.read(`${workspace}/package.json`)) as Manifest;
  await changes.edit('package-lock.json', (text) => withWorkspace(text, workspace, manifest));
  return changes.write();
}

type Manifest = Record<'name' | 'version' | 'dependencies' | 'devDependencies', object | undefined>;

/** npm's lock file with the workspace as npm writes it: its packages are there already. */
function withWorkspace(text: string, workspace: string, manifest: Manifest): string {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  const { name, version, dependencies, devDependencies } = manifest;
  const packages = Object.entries(lock.packages);
  // Each where it belongs; the others stay as npm has ordered them.
  const put = (key: string, value: object) => {
    const next = packages.findIndex(([other]) => other > key);
    packages.splice(next < 0 ? packages.length : next, 0, [key, value]);
  };
  put(workspace, { name, version, dependencies, devDependencies });
  put(`node_modules/${String(name)}`, { resolved: workspace, link: true });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
