import { placeholderPaths } from '@site/shared/site/placeholders';
import { textOf } from '../records/composed-file';
import { formatCount } from '../text/table';
import type { SiteProblem } from '../store/site-error';
import type { PageGate } from './candidate';

/**
 * Nothing that the business has not supplied or confirmed is shown where anybody can see it (domain notes §7). Tells
 * all that is missing at once. A preview is judged as what it would be: the live site.
 */
export const businessValuesGate: PageGate = ({ shell, pages, files }) => {
  if (shell.siteOrigin === null) return [];
  const problems = [...missingValues(placeholderPaths(shell.businessValues)), ...pages.flatMap(unconfirmed)];
  return problems.length > 0 ? problems : strayMarks(files);
};

function missingValues(paths: string[]): SiteProblem[] {
  if (paths.length === 0) return [];
  return [
    {
      code: 'business-values-missing',
      severity: 'error',
      message: `${formatCount(paths.length, 'business value')} still to be supplied:${list(paths)}`,
      remedy:
        'Supply them in shared/site/business-values.content.ts, publish the shell, and promote it: npx site publish shell',
    },
  ];
}

function unconfirmed({ route, rendered }: Parameters<PageGate>[0]['pages'][number]): SiteProblem[] {
  const texts = rendered.words?.unconfirmed ?? [];
  if (!route || texts.length === 0) return [];
  return [
    {
      code: 'content-unconfirmed',
      severity: 'error',
      message: `The page ${route.path} holds ${formatCount(texts.length, 'text')} that nobody has confirmed:${list(texts.map(({ file, line, what }) => `${file}:${line}  ${what}`))}`,
      remedy: `Confirm them in these files, and publish ${route.remote} again: npx site publish ${route.remote}`,
    },
  ];
}

/** As text, and as it stands in addresses: in the draft of a message. */
const MARK = /(?:⟦|%E2%9F%A6)[^"<]*?(?:⟧|%E2%9F%A7)|⟦|%E2%9F%A6/g;

function readable(mark: string): string {
  return mark.replace('%E2%9F%A6', '⟦').replace('%E2%9F%A7', '⟧').replaceAll('%20', ' ');
}

function strayMarks(files: Parameters<PageGate>[0]['files']): SiteProblem[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const marks = [...new Set(textOf(content).match(MARK)?.map(readable))];
    if (marks.length === 0) return [];
    return [
      {
        code: 'placeholder-shown',
        severity: 'error' as const,
        message: `${file} still shows ${marks.join(', ')}.`,
        remedy: 'Find the mark in the content of the part that makes the file, and publish that part again.',
      },
    ];
  });
}

function list(lines: string[]): string {
  return lines.map((line) => `\n    ${line}`).join('');
}
