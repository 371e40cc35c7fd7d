import { readablePhone } from '@site/shared/site';
import { exampleBusiness } from '@site/shared/site/example-business';
import { textsIn } from '@site/shared/site/texts-in';
import type { ComposedFile } from '@site/ledger';
import { formatCount } from '@site/text';
import { finding, type SiteProblem } from '@site/errors';
import type { PageGate } from './candidate';
import { missingForPublic } from './missing-for-public';

/**
 * Nothing that the business has not supplied or confirmed is shown on a public address (domain notes §7). Tells
 * all that is missing at once. A preview is checked as what it would be: the live site.
 */
export const businessValuesGate: PageGate = (candidate) => {
  const { shell, files } = candidate;
  if (shell.siteOrigin === null) return [];
  const { values, texts } = missingForPublic(candidate);
  const unsupplied = finding(
    'business-values-missing',
    `${formatCount(values.length, 'business value')} still to be supplied; the pages show those of the example business:` +
      list(values.map(({ path, file, line }) => `${file}:${line} ${path}`)),
    `Supply them in ${values[0]?.file}, publish every part, whose pages hold them, and put all live: npm run site -- publish --all`,
  );
  const unconfirmed = Object.entries(texts).flatMap(([part, open]) =>
    open.length === 0
      ? []
      : finding(
          'content-unconfirmed',
          `The pages of ${part} hold ${formatCount(open.length, 'unconfirmed text')}:${list(open.map(({ file, line, what }) => `${file}:${line}  ${what}`))}`,
          `Confirm them in these files, and publish ${part} again: npm run site -- publish ${part}`,
        ),
  );
  const problems = [...(values.length > 0 ? [unsupplied] : []), ...unconfirmed];
  return problems.length > 0 ? problems : Object.entries(files).flatMap(strayIn);
};

/** As text, and as it stands in addresses: in the draft of a message. */
const MARK = /(?:⟦|%E2%9F%A6)[^"<]*?(?:⟧|%E2%9F%A7)|⟦|%E2%9F%A6/g;

function readable(mark: string): string {
  return mark.replace('%E2%9F%A6', '⟦').replace('%E2%9F%A7', '⟧').replaceAll('%20', ' ');
}

/** Marks, and what belongs to the example business: that was copied from it, or written into content by hand. */
function strayIn([file, content]: [string, ComposedFile]): SiteProblem[] {
  // A picture has no words.
  const text = typeof content === 'string' ? content : '';
  const marks = [...new Set(text.match(MARK)?.map(readable))];
  const shown = traces.filter((trace) => text.includes(trace));
  const longest = shown.filter((trace) => !shown.some((other) => other !== trace && other.includes(trace)));
  const placeholder = finding(
    'placeholder-shown',
    `${file} still shows ${marks.join(', ')}.`,
    'Find the mark in the content of the part that makes the file, and publish that part again.',
  );
  const example = finding(
    'example-shown',
    `${file} shows what belongs to the example business: ${longest.join(', ')}.`,
    "Put the business's own value in its place, in shared/site/business-values.json or in the content of the part that makes the file, and publish that part again.",
  );
  return [...(marks.length > 0 ? [placeholder] : []), ...(shown.length > 0 ? [example] : [])];
}

/** Any business may have an officer of that role, and pages say it by themselves. */
const texts = textsIn(exampleBusiness, ['role']);

/** As they stand in data and in tel: links, as people read them, and as WhatsApp's addresses hold them. */
const traces = [...new Set(texts.flatMap((text) => [text, readablePhone(text), text.replace(/^\+/, '')]))];

function list(lines: string[]): string {
  return lines.map((line) => `\n    ${line}`).join('');
}
