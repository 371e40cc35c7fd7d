import type { FileChanges } from './file-changes';
import { nameForms, type ScaffoldName } from './names';
import { sectionContent, withContent, withOtherPage } from './source-edits';
import { fillFolder, quotable } from './templates';

/** A page to write into a part's workspace. */
export interface PageToAdd {
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
