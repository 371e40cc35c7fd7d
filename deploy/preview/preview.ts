import { createHash } from 'node:crypto';
import { composeSite } from '../compose/compose-site';
import { checkGates } from '../gates/check-gates';
import type { LockParts } from '../promote/choose-releases';
import { readParts } from '../promote/read-parts';
import { writeSite } from '../promote/write-site';
import { lockOf, readChannel } from '../store/channels';
import { readLock } from '../store/locks';
import type { Store } from '../store/store';

export interface PreviewRequest {
  store: Store;
  channel: string;
  /** Releases to look at; the other parts are those that are live. */
  parts: LockParts;
}

export interface Preview {
  /** The same combination of releases has the same id, whoever previews it and whenever. */
  id: string;
  /** Where the site hangs: `/_preview/<id>/`. */
  path: string;
  parts: LockParts;
}

/** Files of a preview lie below `previews/<id>/site/`. */
const ID_LENGTH = 16;

/**
 * Composes releases with everything else that is live, at an address of its own, hidden from search engines. Visitors
 * see nothing of it.
 * @returns null while there is nothing live that would make a whole site of it
 * @throws SiteProblems when a gate refuses what the preview shows
 */
export async function preview({ store, channel, parts }: PreviewRequest): Promise<Preview | null> {
  const current = await readChannel(store, channel);
  const live = current && (await readLock(store, lockOf(current.pointer).name));
  if (!live) return null;

  const wanted = { ...live.lock.parts, ...parts };
  const id = previewId(wanted);
  const releases = await readParts(store, wanted);
  const basePath = `/_preview/${id}`;
  const files = await composeSite({ lock: `preview-${id}`, basePath, origin: null, builds: releases.builds });
  await checkGates({ ...releases, files, isPublic: false });
  await writeSite(store, `previews/${id}/site/`, files);
  return { id, path: `${basePath}/`, parts: wanted };
}

function previewId(parts: LockParts): string {
  const lines = Object.entries(parts).map(([part, { release }]) => `${part}@${release}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex').slice(0, ID_LENGTH);
}
