import type { APIRequestContext } from '@playwright/test';
import type { PageLock } from '../../shared/contracts/page-deployment';

const BLOCK = /(<script type="application\/json" id="site-lock">)(.*?)(<\/script>)/;

/** The lock that a page's HTML carries. */
export async function lockOfPage(request: APIRequestContext, path = '/'): Promise<PageLock> {
  const html = await (await request.get(path)).text();
  return JSON.parse(BLOCK.exec(html)?.[2] ?? 'null') as PageLock;
}

/** HTML with other text in its lock block; null takes the block away. */
export function withLockText(html: string, change: (text: string) => string | null): string {
  return html.replace(BLOCK, (_, start: string, text: string, end: string) => {
    const changed = change(text);
    return changed === null ? '' : start + changed + end;
  });
}

/** Address of the one file of a part whose name matches. @throws Error when there is none */
export function fileOf({ parts }: PageLock, part: string, name: RegExp): string {
  const { base = '', integrity = {} } = parts[part] ?? {};
  const file = Object.keys(integrity).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`The lock names no file of ${part} like ${name}.`);
  return base + file;
}
