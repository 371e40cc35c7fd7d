import { SiteError } from '@site/errors';
import type { ScaffoldName } from './templates';

/** Content that is added to a part, with the module of its schema: `../sections/hero/hero.schema`. */
interface AddedContent {
  name: ScaffoldName;
  schema: string;
}

/** The content of a section. */
export function sectionContent(name: ScaffoldName): AddedContent {
  return { name, schema: `../sections/${name.file}/${name.file}.schema` };
}

/** Adds content to the type in a part's `all-content.ts`. */
export function withContent(text: string, added: AddedContent[], where: string): string {
  const first = 'SharedContent & {\n';
  if (!text.includes(first))
    throw unreadable(where, `has no "${first.trim()}", below which content is added`);
  const lines = added.map(
    ({ name, schema }) => `  ${name.camel}: import('${schema}').${name.pascal}Content;\n`,
  );
  return text.replace(first, first + lines.join(''));
}

/** Adds a page with the names of its content to a part's `other-pages.ts`. */
export function withOtherPage(text: string, page: string, names: string[], where: string): string {
  const end = /,?\s*\} satisfies Record</;
  if (!end.test(text)) throw unreadable(where, 'does not end with "} satisfies Record<…>"');
  const list = names.map((name) => `'${name}'`).join(', ');
  return text.replace(end, `,\n  ${page}: [${list}],\n} satisfies Record<`).replace(/= \{,/, '= {');
}

/** Adds content to that of a page which `other-pages.ts` has; unchanged for the part's first page. */
export function withNameOfPage(text: string, page: string, name: string): string {
  return text.replace(new RegExp(`(\\b${page}: \\[[^\\]]*?),?\\s*\\]`), `$1, '${name}']`);
}

/**
 * Adds a section to a page.
 * @param after the section that it follows; missing: it is the last one
 * @throws SiteError `source-unknown`, `section-unknown`
 */
export function withSection(
  text: string,
  section: ScaffoldName,
  where: string,
  after?: ScaffoldName,
): string {
  const end = /\n {4}<\/div>\n {2}\);\n\}/.exec(text)?.index;
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  if (end === undefined || !last || !text.includes('const english ='))
    throw unreadable(where, 'is no list of sections that the command knows');
  const place = after ? endOfSection(text, after, where) : end;
  const line = `import { ${section.pascal}Section } from '../sections/${section.file}/${section.file}.section';`;
  const at = last.index + last[0].length;
  const markup =
    `\n      <InEnglish if={english('${section.camel}')}>` +
    `\n        <${section.pascal}Section content={content.${section.camel}} site={site} />` +
    `\n      </InEnglish>`;
  return `${text.slice(0, at)}\n${line}${text.slice(at, place)}${markup}${text.slice(place)}`;
}

function endOfSection(text: string, { file, camel }: ScaffoldName, where: string): number {
  const sections = [...text.matchAll(/\n {6}<InEnglish if=\{english\('(\w+)'\)\}>[^]*?\n {6}<\/InEnglish>/g)];
  const found = sections.find(([, name]) => name === camel);
  if (found) return found.index + found[0].length;
  const known = sections.map(([, name]) => name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  throw new SiteError(
    'section-unknown',
    `${where} lists no section "${file}"; nothing was written.`,
    `Name one of ${known.join(', ')} with --after, or none: the new section is the last one then.`,
  );
}

function unreadable(file: string, fact: string): SiteError {
  return new SiteError(
    'source-unknown',
    `${file} ${fact}; nothing was written.`,
    'Add it by hand: what belongs to a page and to a section is in the README, under "Add a section".',
  );
}
