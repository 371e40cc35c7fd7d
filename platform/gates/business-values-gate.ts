import type { MissingValue } from '@site/shared/site';
import { textOf } from './example-traces';
import { formatCount } from '@site/text';
import { finding, type SiteProblem } from '@site/errors';
import type { PageGate } from './candidate';
import { missingForPublic, type UnconfirmedText } from './missing-for-public';
import { exampleTraces } from './example-traces';

/**
 * Nothing that the business has not supplied or confirmed is shown on a public address (domain notes §7). Tells
 * all that is missing at once. A preview is checked as what it would be: the live site.
 */
export const businessValuesGate: PageGate = (candidate) => {
  const { shell, files } = candidate;
  if (shell.siteOrigin === null) return [];
  const { values, texts } = missingForPublic(candidate);
  const problems = [...valuesToSupply(values), ...Object.entries(texts).flatMap(unconfirmed)];
  return problems.length > 0 ? problems : [...strayMarks(files), ...exampleTraces(files)];
};

function valuesToSupply(missing: MissingValue[]): SiteProblem[] {
  const [first] = missing;
  if (!first) return [];
  return [
    finding(
      'business-values-missing',
      `${formatCount(missing.length, 'business value')} still to be supplied; the pages show those of the example business:` +
        list(missing.map(({ path, file, line }) => `${file}:${line} ${path}`)),
      `Supply them in ${first.file}, publish every part, whose pages hold them, and put all live: npm run site -- publish --all`,
    ),
  ];
}

function unconfirmed([part, texts]: [string, UnconfirmedText[]]): SiteProblem[] {
  if (texts.length === 0) return [];
  return [
    finding(
      'content-unconfirmed',
      `The pages of ${part} hold ${formatCount(texts.length, 'unconfirmed text')}:${list(texts.map(({ file, line, what }) => `${file}:${line}  ${what}`))}`,
      `Confirm them in these files, and publish ${part} again: npm run site -- publish ${part}`,
    ),
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
      finding(
        'placeholder-shown',
        `${file} still shows ${marks.join(', ')}.`,
        'Find the mark in the content of the part that makes the file, and publish that part again.',
      ),
    ];
  });
}

function list(lines: string[]): string {
  return lines.map((line) => `\n    ${line}`).join('');
}
