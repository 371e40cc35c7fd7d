import { encodeBrotli } from '@site/addresses';
import type { ComposedPage } from '@site/composer';
import { BUDGETS } from './budget-gate';
import type { WeighedCandidate } from './candidate';

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
