import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannel } from './live-pointer';
import { TEMPORARY_FOLDER } from '../store/folder-files';
import { readDeployment } from './deployments';
import { channelKey, siteFolder } from './record-names';
import { siteTreeOf } from './deployment';
import type { Store } from '../store/store';

/** The channel whose pages a plain web server finds below the link of the same name. */
export const LIVE_CHANNEL = 'live';

/** The key that moves the link. */
export const LIVE_KEY = channelKey(LIVE_CHANNEL);

/** Promotions that overtake one another while the link is being made; more than this is no accident. */
const ATTEMPTS = 20;

/**
 * Keeps `<store>/live`, a symbolic link to the composed files that are live, for web servers that can read files and
 * no pointer. It is swapped by rename(2), so whoever opens it finds the old tree or the new one. Like the plain copy
 * of the pointer it decides nothing: when a process dies before it is swapped, the next one that opens the store does
 * it. Never fails, for the same reason; `site verify` tells of a link that cannot be made (decision 0021).
 */
export async function refreshLiveLink(root: string, store: Store): Promise<void> {
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const target = await liveTarget(store);
      if (target === null || (await readLiveLink(root)) === target) return;

      await swapLink(root, target);
    }
  } catch {
    return;
  }
}

/** Where the link leads, relative to the store's folder; null when there is none. */
export async function readLiveLink(root: string): Promise<string | null> {
  return fs.readlink(path.join(root, LIVE_CHANNEL)).catch(() => null);
}

/** `sites/000012-3fa9c2d41b7e`, relative so that the store's folder can be moved or mounted elsewhere. */
async function liveTarget(store: Store): Promise<string | null> {
  const live = await readChannel(store, LIVE_CHANNEL);
  const deployment = live && (await readDeployment(store, live.pointer.deployment));
  return deployment && siteFolder(siteTreeOf(deployment)).slice(0, -1);
}

async function swapLink(root: string, target: string): Promise<void> {
  const temporary = path.join(root, TEMPORARY_FOLDER, `${process.pid}-${randomUUID()}`);
  await fs.mkdir(path.dirname(temporary), { recursive: true });
  await fs.symlink(target, temporary, 'dir');
  await fs.rename(temporary, path.join(root, LIVE_CHANNEL)).finally(() => fs.rm(temporary, { force: true }));
}
