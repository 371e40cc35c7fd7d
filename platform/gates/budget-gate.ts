import { releaseBase } from '@site/addresses';
import { formatCount, formatKilobytes } from '@site/text';
import type { ReleaseManifest } from '@site/ledger';
import type { ComposedPage } from '@site/composer';
import { finding, type SiteProblem } from '@site/errors';
import type { WeighedCandidate } from './candidate';

/** What a page may cost a visitor with an empty cache: bytes as brotli sends them (1 kB is 1,000 bytes), and files. */
export const BUDGETS = {
  /** With its styles. */
  html: 24_000,
  /** Scripts of all parts until the page is hydrated. */
  scripts: 115_000,
  /** Of these, the scripts of the page's remote. */
  remoteScripts: 35_000,
  /** Files of these scripts: the page names all of them, so that none waits for another. */
  scriptFiles: 12,
  /** The one web font file. */
  font: 30_000,
};

/** No page costs its visitors more than the budgets; checked by the page's own lists of what it will load. */
export const budgetGate = (candidate: WeighedCandidate): SiteProblem[] =>
  candidate.pages.flatMap((page) => [
    ...over('HTML', page, candidate.sizes[page.file] ?? 0, BUDGETS.html, partOf(page)),
    ...scriptsOver(candidate, page),
    ...fontsOver(candidate, page),
  ]);

function scriptsOver({ manifests, builds }: WeighedCandidate, page: ComposedPage): SiteProblem[] {
  const { route, scripts } = page;
  const urls = [scripts.entry, ...scripts.preloads].map(({ url }) => url);
  const remote = route && builds[route.remote];
  const own = remote ? urls.filter((url) => url.startsWith(releaseBase(remote))) : [];
  const parts = [...new Set([partOf(page), 'shell'])];
  const [all, share] = [urls, own].map((list) => sum(list.map((url) => sentSize(manifests, url))));
  return [
    ...over(`script in ${formatCount(urls.length, 'file')}`, page, all!, BUDGETS.scripts, parts.join(' or ')),
    ...over(`script of ${partOf(page)} alone`, page, share!, BUDGETS.remoteScripts, partOf(page)),
    ...tooMany(page, urls, parts.join(' or ')),
  ];
}

function tooMany({ path }: ComposedPage, scripts: string[], part: string): SiteProblem[] {
  if (scripts.length <= BUDGETS.scriptFiles) return [];
  return [
    finding(
      'budget-exceeded',
      `The page ${path} loads ${scripts.length} files of script; the budget is ${BUDGETS.scriptFiles}.`,
      `Have the build of ${part} split its code into fewer files, and publish it again.`,
    ),
  ];
}

function fontsOver({ manifests }: WeighedCandidate, page: ComposedPage): SiteProblem[] {
  const fonts = [...new Set(page.html.match(/\/_r\/[\w./-]+\.woff2/g))];
  const bytes = sum(fonts.map((url) => sentSize(manifests, url)));
  if (fonts.length > 1) {
    return [
      finding(
        'budget-exceeded',
        `The page ${page.path} loads ${fonts.length} web fonts (${fonts.map((url) => url.split('/').at(-1)).join(', ')}); the budget is one file.`,
        'Use the one font of shared/fonts, and publish the part again.',
      ),
    ];
  }
  return over('web font', page, bytes, BUDGETS.font, 'shell');
}

function over(
  what: string,
  { path }: ComposedPage,
  bytes: number,
  budget: number,
  part: string,
): SiteProblem[] {
  if (bytes <= budget) return [];
  return [
    finding(
      'budget-exceeded',
      `The page ${path} has ${roundedUp(bytes)} of ${what}, compressed; the budget is ${formatKilobytes(budget)}.`,
      `Make ${part} smaller by ${roundedUp(bytes - budget)}, and publish it again. npm run site -- diff tells what grew.`,
    ),
  ];
}

function partOf({ route }: ComposedPage): string {
  return route?.remote ?? 'shell';
}

/** Bytes of a release's file as brotli sends it. */
function sentSize(manifests: Record<string, ReleaseManifest>, url: string): number {
  const [part = '', , ...names] = url.split('/').slice(2);
  const file = names.join('/');
  const files = manifests[part]?.files ?? [];
  const sizeOf = (path: string) => files.find((record) => record.path === path)?.size;
  return sizeOf(`browser/${file}.br`) ?? sizeOf(`browser/${file}`) ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Rounded up, so that one byte too many is seen. */
function roundedUp(bytes: number): string {
  return formatKilobytes(Math.ceil(bytes / 100) * 100);
}
