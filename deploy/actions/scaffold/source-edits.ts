import { SiteError } from '../../store/site-error';

/** Adds content modules to the type in a part's `all-content.ts`. */
export function withContentModules(text: string, files: string[], where: string): string {
  const last = "typeof import('@site/shared/site/greeting')";
  if (!text.includes(last)) throw unreadable(where, `has no "${last}", before which content is added`);
  const modules = files.map((file) => `typeof import('./${file}.content')`);
  return text.replace(last, [...modules, last].join(' &\n  '));
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
