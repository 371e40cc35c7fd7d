import type { APIRequestContext } from '@playwright/test';
import type { PageDeployment } from '../../shared/contracts/page-deployment';

const BLOCK = /(<script type="application\/json" id="site-deployment">)(.*?)(<\/script>)/;

/** What the shell's entry begins with: the integrity of what it loads later. */
const LATER = /^globalThis\.siteLaterIntegrity=(\{.*?\});/;

/** The deployment that a page's HTML carries, and with it what the shell's entry adds. */
export async function deploymentOfPage(request: APIRequestContext, path = '/'): Promise<PageDeployment> {
  const html = await (await request.get(path)).text();
  const deployment = JSON.parse(BLOCK.exec(html)?.[2] ?? 'null') as PageDeployment;
  const entry = await (await request.get(fileOf(deployment, 'shell', /^main\./))).text();
  Object.assign(deployment.parts.shell?.integrity ?? {}, JSON.parse(LATER.exec(entry)?.[1] ?? '{}'));
  return deployment;
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
