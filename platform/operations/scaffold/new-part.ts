import { nameForms } from './names';
import { FileChanges, type WrittenFiles } from './file-changes';
import { formatRecord, frameFiles, recordFile, recordOf } from './frame-files';
import { addPage } from './page-files';
import { assertFreePart, assertFreePath, formatTable, PARTS_FILE, type PartsTable } from './parts-table';
import { withOwner, withWorkspace } from './project-lists';
import { sharedVersions } from './shared-versions';
import { fillFolder } from './templates';

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
  const words = { part: name, workspace, Content: `${forms.pascal}Content` };
  for (const [file, text] of await fillFolder('part', { ...words, ...(await sharedVersions(changes)) }))
    changes.create(`${workspace}/${file}`, text);
  const frame = await frameFiles(root, { part: name, workspace, module });
  for (const [file, text] of frame) changes.create(file, text);
  changes.create(recordFile(workspace), formatRecord(recordOf(frame)));
  await addPage(changes, {
    part: name,
    workspace,
    path,
    page: forms,
    title: title ?? forms.words,
    isFirst: true,
  });

  const port = Math.max(...Object.values(table).map((row) => row.port)) + 1;
  const row = { workspace, port, pages: { [path]: module } };
  await changes.edit(PARTS_FILE, () => formatTable({ ...table, [name]: row }));
  await changes.edit('CODEOWNERS', (text) => withOwner(text, workspace, name));
  const workspaceManifest = JSON.parse(await changes.read(`${workspace}/package.json`)) as object;
  await changes.edit('package-lock.json', (text) => withWorkspace(text, workspace, workspaceManifest));
  return changes.write();
}
