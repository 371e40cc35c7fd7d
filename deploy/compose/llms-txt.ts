import type { SiteParts } from './site-parts';

/**
 * The site in short for language models (llmstxt.org): what the pages say of themselves, and where to read on.
 * @param base Address that the site hangs under; relative to the file's own while the site is not public.
 */
export function llmsTxt({ shell, modules }: SiteParts, base: string): string {
  const { businessValues } = shell;
  const pages = shell.routes.map(({ path, remote, module }) => {
    const page = modules[`${remote}/${module}`]!;
    const markdown = `${path.slice(1)}.md`;
    const hasMarkdown = Object.hasOwn(page.documents?.(businessValues) ?? {}, markdown);
    const address = hasMarkdown ? `/${markdown}` : path;
    return { ...page.meta(businessValues), address: base + address, summary: page.summary?.(businessValues) };
  });
  return [
    `# ${businessValues.brandName}`,
    `> ${pages[0]?.description ?? ''}`,
    ...pages.flatMap(({ summary }) => summary ?? []),
    [
      '## Pages',
      '',
      ...pages.map(({ title, address, description }) => `- [${title}](${address}): ${description}`),
    ].join('\n'),
    '',
  ].join('\n\n');
}
