import type { BusinessValues, MissingValue } from '@site/shared/site';
import { languagePath } from '@site/shared/site/languages';
import type { ComposedPage } from './compose-page';

const EXAMPLE = 'The business is an example: it does not exist, and nobody has its addresses and numbers.';

/** Whose site it is, and whether all that it says is its own. */
interface Business extends Pick<BusinessValues, 'brandName'> {
  /** Values for which the site shows those of the example business. */
  missingValues: MissingValue[];
}

/**
 * The pages of a language in short for language models (llmstxt.org): what the pages say of themselves, and where to read on.
 * @param base Address that the site hangs under; relative to the file's own while the site is not public.
 */
export function llmsTxt(
  composed: Pick<ComposedPage, 'language' | 'path' | 'route' | 'title' | 'description' | 'facts'>[],
  { brandName, missingValues }: Business,
  base: string,
): string {
  const pages = composed.flatMap(({ language, path, route, title, description, facts }) => {
    if (!route) return [];
    const markdown = `${route.path.slice(1)}.md`;
    const address = Object.hasOwn(facts?.documents ?? {}, markdown)
      ? `${languagePath(language)}/${markdown}`
      : path;
    return [{ title, description, summary: facts?.summary, address: base + address }];
  });
  const blocks = [
    `# ${brandName}`,
    `> ${inLine(pages[0]?.description ?? '')}`,
    ...(missingValues.length > 0 ? [EXAMPLE] : []),
    [
      '## Pages',
      '',
      ...pages.map(
        ({ title, address, description }) => `- [${inLine(title)}](${address}): ${inLine(description)}`,
      ),
    ].join('\n'),
    ...pages.flatMap(({ title, summary }) => (summary ? [`## ${inLine(title)}`, asSection(summary)] : [])),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * A page's own summary, below its title: its headings are below that, so that a release writes neither the list of pages nor
 * in the name of another part.
 */
function asSection(summary: string): string {
  return withoutLinks(summary)
    .replace(/^ {0,3}##?/gm, '###')
    .replace(/^ {0,3}(?=(=+|-+)[ \t]*$)/gm, '\\');
}

/** The same on one line: a line more would be a heading, or an entry of the list. */
function inLine(text: string): string {
  return withoutLinks(text).replace(/\s+/g, ' ');
}

/** Markdown in which nothing begins a link, HTML or a code block (CommonMark 0.31 §2.4): only the list of pages leads anywhere. */
function withoutLinks(text: string): string {
  return text.replace(/[[<`~]/g, '\\$&');
}
