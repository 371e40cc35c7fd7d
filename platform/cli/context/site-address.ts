import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { isPublicOrigin } from '@site/composer';
import { isRunning } from '@site/processes';
import { type Store, jsonIn, nullIfAbsent } from '@site/store';
import type { Context } from './context';

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
  if (address === path.join(root, '.site')) return 'npm run site -- serve';
  // As a shell takes it for one word.
  const word = /^[\w./:@-]+$/.test(address) ? address : `'${address.replaceAll("'", `'\\''`)}'`;
  return `SITE_STORE=${word} npm run site -- serve`;
}

/** Of this machine; in its network, for phones. A note may come with a branch, and links with secrets lead where it says. */
const hereSchema = z.string().regex(/^http:\/\/localhost:\d+$/);
const nearSchema = z.string().regex(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+$/);

/** A site that a `site serve` or `site start` of this working copy serves now. */
const servedSiteSchema = z.strictObject({
  /** The store, as it describes itself. */
  store: z.string(),
  url: hereSchema,
  previewUrl: hereSchema,
  /** Where a phone in the same network sees previews, by share links; null when nothing is shared. */
  shared: nearSchema.nullable(),
});
export type ServedSite = z.infer<typeof servedSiteSchema>;

/** One file for each serving process, named by its id, below a working copy's root. */
const FOLDER = path.join('.cache', 'served');

/** Notes that this process serves a site, so that other commands can link to it. @returns takes the note away */
export async function noteServed(root: string, site: ServedSite): Promise<() => Promise<void>> {
  const file = path.join(root, FOLDER, `${process.pid}.json`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, JSON.stringify(site));
  return () => fs.rm(file, { force: true });
}

/** The sites of a store that processes of this machine serve now, as far as they could note it. */
export async function servedSites(root: string, store: string): Promise<ServedSite[]> {
  const folder = path.join(root, FOLDER);
  const names = (await fs.readdir(folder).catch(nullIfAbsent)) ?? [];
  const sites: ServedSite[] = [];
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    const note = await fs.readFile(file).catch(() => Buffer.alloc(0));
    // None, where another version of the tool has written it.
    const site = servedSiteSchema.safeParse(jsonIn(note)).data;
    if (!isRunning(Number.parseInt(name, 10))) await fs.rm(file, { force: true });
    else if (site?.store === store) sites.push(site);
  }
  return sites;
}
