import { NO_FILE, PAGE_DEPLOYMENT_SELECTOR, type PageDeployment } from '@site/shared/contracts';

declare global {
  /** Integrity of a file that the page's deployment names; the parts' webpack runtimes ask it (`IntegrityPlugin`). */
  var siteIntegrity: ((url: string) => string) | undefined;
  /** By file name, of what the shell loads later: its entry begins with it (`IntegrityPlugin`). None in development. */
  var siteLaterIntegrity: Record<string, string> | undefined;
}

/** Stands in for a deployment's name in development. */
export const DEVELOPMENT = 'development';

/** The deployment of a page that was not composed: in development there is none. */
const NO_DEPLOYMENT: PageDeployment = { deployment: DEVELOPMENT, basePath: '', parts: {} };

let pageDeployment: PageDeployment | undefined;

/**
 * The deployment that the page was composed from. The first call arms the integrity check of all scripts that follow.
 * @throws Error when the block is missing or no deployment: then nothing runs, and the page stays as it was served.
 */
export function readPageDeployment(): PageDeployment {
  pageDeployment ??= parse(findBlock()?.textContent);
  return pageDeployment;
}

/**
 * Settles when the document is whole, and the last deployment block in it is the page's own. A script that was put into
 * the markup can have the shell's entry run earlier.
 */
export function documentIsWhole(): Promise<void> {
  const readyState = Reflect.get(Document.prototype, 'readyState', document);
  return new Promise((resolve) => {
    if (readyState !== 'loading') resolve();
    else addEventListener('DOMContentLoaded', () => resolve());
  });
}

/** Asked of the prototype, because an element named `querySelectorAll` stands in for the document's own. */
function findBlock(): Element | undefined {
  return [...Document.prototype.querySelectorAll.call(document, PAGE_DEPLOYMENT_SELECTOR)].at(-1);
}

/** Integrity of a URL by the deployment; fails closed for a URL that it does not name. */
export function integrityOf(deployment: PageDeployment, url: string): string {
  const { pathname } = new URL(url, location.href);
  for (const part of Object.values(deployment.parts)) {
    if (!pathname.startsWith(part.base)) continue;
    const file = pathname.slice(part.base.length);
    // An object answers to names such as `constructor` that it was not given.
    return (Object.hasOwn(part.integrity, file) && part.integrity[file]) || NO_FILE;
  }
  return NO_FILE;
}

function parse(json: string | null | undefined): PageDeployment {
  if (process.env.NODE_ENV === 'development' && !json) return NO_DEPLOYMENT;
  try {
    const deployment = JSON.parse(json ?? '') as PageDeployment;
    Object.assign(deployment.parts.shell?.integrity ?? {}, globalThis.siteLaterIntegrity);
    globalThis.siteIntegrity = (url) => integrityOf(deployment, url);
    return deployment;
  } catch (cause) {
    throw new Error('The page carries no readable site deployment; it stays as it was served.', { cause });
  }
}
