import { encodeBrotli, filesBase } from '@site/addresses';
import type { ComposedPage } from '@site/composer';
import { formatCount, formatKilobytes } from '@site/text';
import type { ReleaseManifest } from '@site/ledger';
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
  font: 30_000,
};

/**
 * Bytes of each page as brotli sends it, by file name. To compress pages as well as they are sent takes a second of processor time:
 * that is done for those alone which would be over the budget otherwise.
 */
export async function weighPages(
  pages: Pick<ComposedPage, 'file' | 'html'>[],
): Promise<WeighedCandidate['sizes']> {
  const sizes = await Promise.all(
    pages.map(async ({ file, html }) => {
      const body = Buffer.from(html);
      const { length } = await encodeBrotli(body, 'quick');
      return [file, length <= BUDGETS.html ? length : (await encodeBrotli(body, 'best')).length] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

/** No page costs its visitors more than the budgets; checked by the page's own lists of what it will load. */
export const budgetGate = ({ pages, sizes, manifests }: WeighedCandidate): SiteProblem[] =>
  pages.flatMap((page) => {
    const { path, file, route, scripts } = page;
    const owner = route?.remote ?? 'shell';
    const owners = [...new Set([owner, 'shell'])].join(' or ');
    const urls = [scripts.entry, ...scripts.preloads].map(({ url }) => url);
    const own = route ? urls.filter((url) => url.startsWith(filesBase(route.remote))) : [];
    const fonts = [...new Set(page.html.match(/\/_f\/[\w./-]+\.woff2/g))];
    const sent = (list: string[]) => list.reduce((sum, url) => sum + sentSize(manifests, url), 0);
    const exceeded = (fact: string, remedy: string) =>
      finding('budget-exceeded', `The page ${path} ${fact}.`, remedy);
    const weigh = (what: string, bytes: number, budget: number, part: string) =>
      bytes <= budget
        ? []
        : exceeded(
            `has ${roundedUp(bytes)} of ${what}, compressed; the budget is ${formatKilobytes(budget)}`,
            `Make ${part} smaller by ${roundedUp(bytes - budget)}, and publish it again. npm run site -- diff tells what grew.`,
          );
    return [
      weigh('HTML', sizes[file] ?? 0, BUDGETS.html, owner),
      weigh(`script in ${formatCount(urls.length, 'file')}`, sent(urls), BUDGETS.scripts, owners),
      weigh(`script of ${owner} alone`, sent(own), BUDGETS.remoteScripts, owner),
      urls.length <= BUDGETS.scriptFiles
        ? []
        : exceeded(
            `loads ${urls.length} files of script; the budget is ${BUDGETS.scriptFiles}`,
            `Have the build of ${owners} split its code into fewer files, and publish it again.`,
          ),
      fonts.length <= 1
        ? weigh('web font', sent(fonts), BUDGETS.font, 'shell')
        : exceeded(
            `loads ${fonts.length} web fonts (${fonts.map((url) => url.split('/').at(-1)).join(', ')}); the budget is one file`,
            'Use the one font of shared/fonts, and publish the part again.',
          ),
    ].flat();
  });

/** Bytes of a release's file as brotli sends it. */
function sentSize(manifests: Record<string, ReleaseManifest>, url: string): number {
  const [part = '', file] = url.split('/').slice(2);
  const record = manifests[part]?.files.find(({ path }) => path === `browser/${file}`);
  return record?.sent ?? record?.size ?? 0;
}

/** Rounded up, so that one byte too many is seen. */
function roundedUp(bytes: number): string {
  return formatKilobytes(Math.ceil(bytes / 100) * 100);
}
