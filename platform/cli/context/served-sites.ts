import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { hasCode } from '@site/store';

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
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const sites: ServedSite[] = [];
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    const site = await readNote(file);
    if (!isRunning(Number.parseInt(name, 10))) await fs.rm(file, { force: true });
    else if (site?.store === store) sites.push(site);
  }
  return sites;
}

/** Null for what another version of the tool has written. */
async function readNote(file: string): Promise<ServedSite | null> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  try {
    return servedSiteSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
