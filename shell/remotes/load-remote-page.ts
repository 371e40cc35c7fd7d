import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ExposedPageModule, PageDeployment, RemotePageModule } from '@site/shared/contracts';
import { blocksPreloads } from '../browser/blocks-preloads';
import { nextTask } from '../browser/next-task';
import { routesOf, setRoutes } from '../routes/routes';
import { tableRoutes } from '../routes/table-routes';
import { DEVELOPMENT } from './page-deployment';
import { BrokenPageError, SCRIPT_TIMEOUT_MS } from './load-with-retries';
import { PAGE_REGION_ID } from '@site/shared/pages/sent-markup';

/**
 * Tells the federation runtime where this page's remotes are, and the site which pages they have: those of the releases that
 * its deployment names, also of parts that this shell has never heard of.
 */
export function registerPageRemotes(deployment: PageDeployment): void {
  // In one expression, or webpack would not see that what visitors load needs no table.
  const routes =
    process.env.NODE_ENV !== 'production' && deployment.deployment === DEVELOPMENT
      ? tableRoutes
      : routesOf(deployment);
  setRoutes(routes);
  registerRemotes(
    [...new Set(routes.map(({ remote }) => remote))].map((name) => ({
      name,
      entry: remoteEntryUrl(deployment, name),
      type: 'global',
      entryGlobalName: name,
    })),
  );
}

/**
 * Asks for all files of a page at once: by itself, the browser finds a page's code when its part's entry has come, and its words when
 * the code has. The page that came as HTML has done so there.
 */
export function preloadRemoteFiles(deployment: PageDeployment, pageId: string): void {
  if (blocksPreloads() || document.getElementById(PAGE_REGION_ID)?.dataset.page === pageId) return;
  for (const href of remoteFiles(deployment, pageId)) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    // As the scripts have it that will ask for these files: in development against a live site, some have none.
    const integrity = globalThis.siteIntegrity?.(href) ?? '';
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as, crossOrigin: '', integrity, href }));
  }
}

/**
 * Fetches a page's files into the browser's cache, and runs none of them: what runs them checks their integrity. Minds no failure,
 * because the page is asked for again when the visitor goes there. Each file is asked for in a task of its own: on a cheap phone one takes
 * 8 ms, and the tap that the finger may be about to make waits for none but the one that has begun.
 */
export async function fetchRemoteFiles(deployment: PageDeployment, pageId: string): Promise<void> {
  for (const href of remoteFiles(deployment, pageId)) {
    await nextTask();
    fetch(href, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => undefined);
  }
}

/**
 * Fetches a page's files past the browser's cache, and so mends a cache that keeps a damaged file: its address never
 * changes, so the browser would offer the same bytes for a year.
 */
export async function refreshRemoteFiles(deployment: PageDeployment, pageId: string): Promise<void> {
  await Promise.all(remoteFiles(deployment, pageId).map(refresh));
}

/** Addresses of all files of a page; none in development. */
function remoteFiles({ parts }: PageDeployment, pageId: string): string[] {
  const [part, module] = pageId.split('/') as [string, string];
  const { base, remote } = parts[part] ?? {};
  return base && remote ? [remote.entry, ...(remote.exposes[module] ?? [])].map((file) => base + file) : [];
}

/** Minds no failure, and waits no longer than for a script: a server that never answers must not end all attempts. */
async function refresh(url: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SCRIPT_TIMEOUT_MS);
  await fetch(url, { cache: 'reload', signal: controller.signal }).catch(() => undefined);
  clearTimeout(timer);
}

/**
 * One attempt to load a page in a language: its exposed module, then its words, which the document preloads next to it.
 * @throws BrokenPageError when the page's code came and throws, or is no page: webpack keeps a module that threw half made, and
 * would hand it out next time as if it were whole.
 * @throws Error when the remote entry or a chunk cannot be had or fails its integrity.
 */
export async function loadRemotePage(pageId: string, language: string): Promise<RemotePageModule> {
  const evaluate = await loadRemote<() => ExposedPageModule>(pageId, { from: 'runtime', loadFactory: false });
  await nextTask();
  const module = evaluate && evaluated(pageId, evaluate);
  if (typeof module?.inLanguage !== 'function') throw new BrokenPageError(`${pageId} exports no page.`);
  return module.inLanguage(language);
}

function evaluated(pageId: string, evaluate: () => ExposedPageModule): ExposedPageModule {
  try {
    return evaluate();
  } catch (cause) {
    throw new BrokenPageError(`${pageId} threw while it was evaluated: ${String(cause)}`, { cause });
  }
}

/** Where a remote's entry is; for messages too. */
export function remoteEntryUrl(deployment: PageDeployment, name: string): string {
  const part = deployment.parts[name];
  return new URL(part?.remote ? part.base + part.remote.entry : `/_dev/${name}/remoteEntry.js`, location.href)
    .href;
}
