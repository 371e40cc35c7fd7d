import { formatKilobytes } from '@site/text';
import type { Change } from './change';
import type { PageDifference } from './compare-pages';
import type { PartDifference } from './compare-parts';
import { isSameForVisitors, type SiteDifference } from './compare-sites';

/** Bytes. Every deployment's name and hashes compress a little differently. */
const MIN_BYTES = 100;

/** A comparison in plain words, a paragraph for each page. */
export function formatDifference(difference: SiteDifference): string {
  const { everyPage, pages, files, moved, parts, pageSizes } = difference;
  const paragraphs = [
    isSameForVisitors(difference)
      ? ['Nothing changes on the pages as they open: they say the same, and look the same.']
      : [],
    everyPage.length > 0 ? ['Every page', ...everyPage.flatMap(formatChange)] : [],
    ...pages.map(formatPage),
    heading(
      'Addresses that lead on',
      moved.map(({ from, before, after }) =>
        after === null
          ? `  gone     ${from} → ${before}`
          : before === null
            ? `  new      ${from} → ${after}`
            : `  changed  ${from} → ${after} (before: ${before})`,
      ),
    ),
    heading('Files next to the pages', [
      ...files.added.map((name) => `  new      /${name}`),
      ...files.changed.map((name) => `  changed  /${name}`),
      ...files.removed.map((name) => `  gone     /${name}`),
    ]),
    heading('Parts', parts.flatMap(formatPart)),
    heading('Size to download (brotli)', [
      ...pageSizes.flatMap(({ path, before, after }) => {
        const sizes = formatSizes(before, after);
        return sizes ? [`  page ${path}: ${sizes}`] : [];
      }),
      ...parts.flatMap(formatPartSizes),
    ]),
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function formatPage({ path, status, changes }: PageDifference): string[] {
  const name = path === '/404' ? 'Page for addresses that do not exist' : `Page ${path}`;
  if (status === 'removed') return [`${name} is gone`];
  return [status === 'added' ? `${name} is new` : name, ...changes.flatMap(formatChange)];
}

function formatChange({ kind, what, section, from, follows, before, after }: Change): string | string[] {
  if (what === 'look') return '  Changed how it looks, as by an icon or a colour, with the same words';
  const place = section.join(' › ');
  const thing = {
    text: '',
    picture: 'picture ',
    link: 'link ',
    title: 'title',
    description: 'description',
    search: 'search engines',
  };
  if (what === 'title' || what === 'description' || what === 'search')
    return told(`Changed the page's ${thing[what]}`, before, after);
  if (kind === 'added') return `  Added ${thing[what]}${place && `to “${place}”`}`.trimEnd() + `: ${after}`;
  if (kind === 'removed')
    return `  Removed ${thing[what]}${place && `from “${place}”`}`.trimEnd() + `: ${before}`;
  if (kind === 'moved' && from)
    return `  Moved ${thing[what]}from “${from.join(' › ')}” to “${place}”: ${after}`;
  if (kind === 'moved')
    return `  Moved ${thing[what]}${place && `in “${place}”, `}now ${follows ? `after “${follows}”` : 'first'}: ${after}`;
  return told(`Changed ${thing[what]}${place && `in “${place}”`}`.trimEnd(), before, after);
}

function told(heading: string, before: string | null, after: string | null): string[] {
  return [
    `  ${heading}:`,
    ...(before === null ? [] : [`    before: ${before}`]),
    ...(after === null ? [] : [`    after:  ${after}`]),
  ];
}

function formatPart({ part, release, version, shared, exposes }: PartDifference): string[] {
  const versions =
    version.before === version.after
      ? ''
      : ` (version ${version.before ?? 'none'} → ${version.after ?? 'none'})`;
  return [
    `  ${part}: release ${release.before ?? 'none'} → ${release.after ?? 'none'}${versions}`,
    ...shared.map(
      ({ role, name, before, after }) =>
        `    ${role === 'provides' ? 'brings' : 'needs'} ${name} ${before ?? 'none'} → ${after ?? 'none'}`,
    ),
    ...exposes.added.map((module) => `    exposes ${module}, new`),
    ...exposes.removed.map((module) => `    no longer exposes ${module}`),
  ];
}

function formatPartSizes({ part, sizes: { before, after } }: PartDifference): string[] {
  return (['scripts', 'styles', 'other'] as const).flatMap((kind) => {
    const sizes = formatSizes(before?.[kind] ?? null, after?.[kind] ?? null);
    return sizes ? [`  ${part}, ${kind === 'other' ? 'pictures and fonts' : kind}: ${sizes}`] : [];
  });
}

/** `3.2 kB → 3.4 kB (+0.2 kB)`, or null for a difference that only hashes in the page make. */
function formatSizes(before: number | null, after: number | null): string | null {
  const difference = (after ?? 0) - (before ?? 0);
  if (Math.abs(difference) < MIN_BYTES) return null;
  const amount = `${difference < 0 ? '−' : '+'}${formatKilobytes(Math.abs(difference))}`;
  return `${before === null ? 'none' : formatKilobytes(before)} → ${after === null ? 'none' : formatKilobytes(after)} (${amount})`;
}

function heading(words: string, lines: string[]): string[] {
  return lines.length > 0 ? [words, ...lines] : [];
}
