import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from '@site/errors';
import { FileChanges, type WrittenFiles } from './file-changes';
import { nameForms } from './names';
import { addPage } from './page-files';
import { assertFreePath, formatTable, PARTS_FILE, type PartsTable, rowOf } from './parts-table';

export interface NewPageRequest {
  /** The working copy's root. */
  root: string;
  /** `festival-offers` */
  name: string;
  part: string;
  /** `/festival-offers` */
  path: string;
  /** For people; missing: the name. */
  title?: string;
}

/** Its one page shows all of its content, and so would show that of another. */
function ofOnePage(part: string, workspace: string): SiteError {
  return new SiteError(
    'part-of-one-page',
    `${part} is a part of one page: ${workspace}/content/other-pages.ts is not there; nothing was written.`,
    `Make a part for it: npm run site -- new part <name> --path /<path>`,
  );
}

/**
 * Writes a further page into a part, and its row into the table of parts.
 * @throws SiteError `part-unknown`, `name-invalid`, `path-invalid`, `path-reserved`, `path-taken`, `file-exists`,
 *   `file-missing`, `part-of-one-page`, `source-unknown`: then nothing is written
 */
export async function newPage({ root, name, part, path, title }: NewPageRequest): Promise<WrittenFiles> {
  const changes = new FileChanges(root);
  const table = JSON.parse(await changes.read(PARTS_FILE)) as PartsTable;
  const row = rowOf(table, part);
  assertFreePath(table, path, part);
  const page = nameForms(name);
  const { workspace } = row;
  if (!existsSync(join(root, workspace, 'content/other-pages.ts'))) throw ofOnePage(part, workspace);
  await addPage(changes, { part, workspace, path, page, title: title ?? page.words, isFirst: false });
  const pages = { ...row.pages, [path]: `${page.pascal}Page` };
  await changes.edit(PARTS_FILE, () => formatTable({ ...table, [part]: { ...row, pages } }));
  return changes.write();
}
