import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageLock, RemotePageModule } from '@site/shared/contracts';
import { parts } from '@site/shared/federation';

/** Tells the federation runtime where this page's remotes are: the releases that its lock names. */
export function registerPageRemotes(lock: PageLock): void {
  registerRemotes(
    remoteNames().map((name) => ({ name, entry: remoteEntryUrl(lock, name), type: 'global', entryGlobalName: name })),
  );
}

/**
 * One attempt to load an exposed module.
 * @throws when the remote entry or a chunk cannot be had, fails its integrity, throws, or brings no page.
 */
export async function loadRemotePage(pageId: string): Promise<RemotePageModule> {
  const module = await loadRemote<RemotePageModule>(pageId, { from: 'runtime' });
  if (typeof module?.default !== 'function') throw new Error(`${pageId} exports no page.`);
  return module;
}

/** Where a remote's entry is; for messages too. */
export function remoteEntryUrl(lock: PageLock, name: string): string {
  const part = lock.parts[name];
  return new URL(part?.remote ? part.base + part.remote.entry : `/_dev/${name}/remoteEntry.js`, location.href).href;
}

function remoteNames(): string[] {
  return Object.entries(parts)
    .filter(([, { exposes }]) => exposes.length > 0)
    .map(([name]) => name);
}
