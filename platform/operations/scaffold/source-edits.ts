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

/** Adds a section at the end of a page. */
export function withSection(
  text: string,
  section: { file: string; camel: string; pascal: string },
  where: string,
): string {
  const end = /\n {4}<\/div>\n {2}\);\n\}/;
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  if (!end.test(text) || !last || !text.includes('const english ='))
    throw unreadable(where, 'is no list of sections that the command knows');
  const line = `import { ${section.pascal}Section } from '../sections/${section.file}/${section.file}.section';`;
  const at = last.index + last[0].length;
  const markup =
    `\n      <InEnglish if={english('${section.camel}')}>` +
    `\n        <${section.pascal}Section content={content.${section.camel}} site={site} />` +
    `\n      </InEnglish>`;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`.replace(end, (found) => markup + found);
}

function unreadable(file: string, fact: string): SiteError {
  return new SiteError(
    'source-unknown',
    `${file} ${fact}; nothing was written.`,
    'Add it by hand: what belongs to a page and to a section is in the README, under "Add a section".',
  );
}
