import type { BusinessValues, MissingValue } from '@site/shared/site';
import { languagePath } from '@site/shared/site/languages';
import type { ComposedPage } from './compose-page';

const EXAMPLE = 'The business is an example: it does not exist, and nobody has its addresses and numbers.';

/** Whose site it is, and whether all that it says is its own. */
interface Business extends Pick<BusinessValues, 'brandName'> {
  /** Values for which the site shows those of the example business. */
  missingValues: MissingValue[] | null;
}

/**
 * The pages of a language in short for language models (llmstxt.org): what the pages say of themselves, and where to read on.
 * @param base Address that the site hangs under; relative to the file's own while the site is not public.
 */
export function llmsTxt(
  composed: Pick<ComposedPage, 'language' | 'path' | 'route' | 'rendered'>[],
  { brandName, missingValues }: Business,
  base: string,
): string {
  const pages = composed.flatMap(({ language, path, route, rendered: { title, description, words } }) => {
    if (!route) return [];
    const markdown = `${route.path.slice(1)}.md`;
    const address = Object.hasOwn(words?.documents ?? {}, markdown)
      ? `${languagePath(language)}/${markdown}`
      : path;
    return [{ title, description, summary: words?.summary, address: base + address }];
  });
  return [
    `# ${brandName}`,
    `> ${pages[0]?.description ?? ''}`,
    ...(missingValues?.length ? [EXAMPLE] : []),
    ...pages.flatMap(({ summary }) => summary ?? []),
    [
      '## Pages',
      '',
      ...pages.map(({ title, address, description }) => `- [${title}](${address}): ${description}`),
    ].join('\n'),
    '',
  ].join('\n\n');
}
