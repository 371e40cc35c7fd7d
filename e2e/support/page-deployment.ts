import type { APIRequestContext } from '@playwright/test';
import type { PageDeployment } from '../../shared/contracts/page-deployment';

const BLOCK = /(<script type="application\/json" id="site-deployment">)(.*?)(<\/script>)/;

/** The deployment that a page's HTML carries. */
export async function deploymentOfPage(request: APIRequestContext, path = '/'): Promise<PageDeployment> {
  const html = await (await request.get(path)).text();
  return JSON.parse(BLOCK.exec(html)?.[2] ?? 'null') as PageDeployment;
}

/** HTML with other text in its deployment block; null takes the block away. */
export function withDeploymentText(html: string, change: (text: string) => string | null): string {
  return html.replace(BLOCK, (_, start: string, text: string, end: string) => {
    const changed = change(text);
    return changed === null ? '' : start + changed + end;
  });
}

/** Address of the one file of a part whose name matches. @throws Error when there is none */
export function fileOf({ parts }: PageDeployment, part: string, name: RegExp): string {
  const { base = '', integrity = {} } = parts[part] ?? {};
  const file = Object.keys(integrity).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`The deployment names no file of ${part} like ${name}.`);
  return base + file;
}
