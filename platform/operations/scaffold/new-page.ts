import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from '@site/errors';
import { FileChanges, type ScaffoldRequest, type WrittenFiles } from './file-changes';
import { nameForms, fillFolder, quotable, type ScaffoldName } from './templates';
import { assertFreePath, formatTable, PARTS_FILE, type PartsTable, rowOf } from './parts-table';
import { sectionContent, withContent, withOtherPage } from './source-edits';

interface NewPageRequest extends ScaffoldRequest {
  part: string;
  /** `/festival-offers` */
  path: string;
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
  // Its one page shows all of its content, and so would show that of another.
  if (!existsSync(join(root, workspace, 'content/other-pages.ts')))
    throw new SiteError(
      'part-of-one-page',
      `${part} is a part of one page: ${workspace}/content/other-pages.ts is not there; nothing was written.`,
      `Make a part for it: npm run site -- new part <name> --path /<path>`,
    );
  await addPage(changes, { part, workspace, path, page, title: title ?? page.words, isFirst: false });
  const pages = { ...row.pages, [path]: `${page.pascal}Page` };
  await changes.edit(PARTS_FILE, () => formatTable({ ...table, [part]: { ...row, pages } }));
  return changes.write();
}

interface PageToAdd {
  part: string;
  workspace: string;
  path: string;
  page: ScaffoldName;
  /** Heading, and title in the head of the document. */
  title: string;
  /** Whether it is the one that shows all content which no other page shows. */
  isFirst: boolean;
}

/** Adds a page with its opening section, content and tests, and lists its content. */
export async function addPage(changes: FileChanges, request: PageToAdd): Promise<void> {
  const { part, workspace, path, page, title, isFirst } = request;
  const meta = nameForms(isFirst ? 'meta' : `${page.file}-meta`);
  const opening = nameForms(isFirst ? 'introduction' : `${page.file}-introduction`);
  const module = `${page.pascal}Page`;
  const words = {
    part,
    path,
    Content: `${nameForms(part).pascal}Content`,
    Page: module,
    page: `${page.camel}Page`,
    pageFile: `${page.file}-page`,
    meta: meta.camel,
    Meta: meta.pascal,
    metaFile: meta.file,
    section: opening.camel,
    Section: opening.pascal,
    sectionFile: opening.file,
    title: quotable(title),
  };
  for (const folder of ['page', 'opening', isFirst ? 'first' : 'further'])
    for (const [file, text] of await fillFolder(folder, words)) changes.create(`${workspace}/${file}`, text);

  const contentFile = `${workspace}/content/all-content.ts`;
  const added = [sectionContent(opening), { name: meta, schema: `./${meta.file}.schema` }];
  await changes.edit(contentFile, (text) => withContent(text, added, contentFile));
  if (isFirst) return;
  const pagesFile = `${workspace}/content/other-pages.ts`;
  await changes.edit(pagesFile, (text) =>
    withOtherPage(text, module, [meta.camel, opening.camel], pagesFile),
  );
}
