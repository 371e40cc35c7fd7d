import { join } from 'node:path';
import { isPublicOrigin } from '@site/composer';
import type { Store } from '@site/store';
import type { Context } from './context';
import { servedSites } from './served-sites';

/** Where people open what is live. */
export interface SiteAddress {
  /** The business's public address, else where this working copy serves the store now; null while neither is there. */
  url: string | null;
  /** The command that serves it on this machine. */
  serve: string;
}

/** @param origin what the live deployment was composed for */
export async function siteAddress(
  { root }: Pick<Context, 'root'>,
  store: Store,
  origin: string,
): Promise<SiteAddress> {
  const serve = serveCommandFor(root, store);
  if (isPublicOrigin(origin)) return { url: origin, serve };
  return { url: (await servedSites(root, store.describe())).at(-1)?.url ?? null, serve };
}

/** ` at http://localhost:8080`, to follow "live"; nothing while it is nowhere to be opened. */
export function atAddress({ url }: SiteAddress): string {
  return url === null ? '' : ` at ${url}`;
}

/** How to see what has no address yet. */
export function howToSee({ url, serve }: SiteAddress): string[] {
  return url === null ? [`To see it on this machine: ${serve}`] : [];
}

/** The command that serves a store. Another window of a terminal knows nothing of the store that was named in this one. */
export function serveCommandFor(root: string, store: Store): string {
  const address = store.describe();
  return `${address === join(root, '.site') ? '' : `SITE_STORE=${inShell(address)} `}npm run site -- serve`;
}

/** An address as a shell takes it for one word. */
function inShell(address: string): string {
  return /^[\w./:@-]+$/.test(address) ? address : `'${address.replaceAll("'", `'\\''`)}'`;
}
