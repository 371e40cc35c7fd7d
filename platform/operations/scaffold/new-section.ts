import { SiteError } from '@site/errors';
import { FileChanges, type ScaffoldRequest, type WrittenFiles } from './file-changes';
import { PARTS_FILE, type PartsTable, rowOf } from './parts-table';
import { sectionContent, withContent, withNameOfPage, withSection } from './source-edits';
import { fillFolder, quotable, nameForms } from './templates';

export interface NewSectionRequest extends ScaffoldRequest {
  part: string;
  /** `LandingPage`; missing: the part's first page. */
  page?: string;
  /** Name of the section before it, such as `hero`; missing: it is the last one. */
  after?: string;
}

/**
 * Writes a section into a part, and lists it on a page.
 * @throws SiteError `part-unknown`, `page-unknown`, `section-unknown`, `name-invalid`, `file-exists`, `file-missing`,
 *   `source-unknown`: then nothing is written
 */
export async function newSection(request: NewSectionRequest): Promise<WrittenFiles> {
  const { root, part, after, title } = request;
  const changes = new FileChanges(root);
  const row = rowOf(JSON.parse(await changes.read(PARTS_FILE)) as PartsTable, part);
  const pages = Object.values(row.pages);
  const page = request.page ?? pages[0];
  if (page === undefined || !pages.includes(page))
    throw new SiteError(
      'page-unknown',
      `${part} has no page "${page}"; nothing was written.`,
      `Name one of ${pages.join(', ')} with --page.`,
    );
  const { workspace } = row;
  const section = nameForms(request.name);
  const words = {
    section: section.camel,
    Section: section.pascal,
    sectionFile: section.file,
    title: quotable(title ?? section.words),
  };
  for (const [file, text] of await fillFolder('section', words)) changes.create(`${workspace}/${file}`, text);

  const contentFile = `${workspace}/content/all-content.ts`;
  await changes.edit(contentFile, (text) => withContent(text, [sectionContent(section)], contentFile));
  const pageFile = `${workspace}/pages/${page}.tsx`;
  await changes.edit(pageFile, (text) =>
    withSection(text, section, pageFile, after === undefined ? undefined : nameForms(after)),
  );
  if (page !== pages[0])
    await changes.edit(`${workspace}/content/other-pages.ts`, (text) =>
      withNameOfPage(text, page, section.camel),
    );
  return changes.write();
}
