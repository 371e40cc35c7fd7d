import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type FolderFiles, nullIfAbsent, readIfThere } from './folder-files';
import { sha256Of } from './records';
import { StoreConflict } from './store';

/** The folder of all slots, next to the plain copies. No safe key reaches it. */
export const SLOTS_FOLDER = '.versions';

/**
 * How many of the newest slots are never trimmed. A writer that stalls between reading and writing is found out
 * as long as fewer writers than this overtake it; past that it is told of a conflict, which is the safe answer.
 */
export const KEPT_SLOTS = 64;

/** A reader races with trimming only if 64 writers pass between two of its calls; more than a few times is no race. */
const MAX_ATTEMPTS = 20;

/**
 * One mutable key without a mutex (decision 2). Version n+1 is written by taking the slot file n+1 with link(2),
 * which exactly one writer can do; the highest slot is the truth from that moment on. The plain file
 * `pointers/<name>.json` is a copy for people: it may lag when a process dies, decides nothing,
 * and is put right by the next read or write.
 */
export class FolderSlots {
  readonly #files: FolderFiles;
  readonly #key: string;
  readonly #copy: string;
  readonly #folder: string;

  /** @param key a mutable key, already checked */
  constructor(files: FolderFiles, key: string) {
    const { root } = files;
    this.#files = files;
    this.#key = key;
    this.#copy = path.join(root, key);
    this.#folder = path.join(root, path.dirname(key), SLOTS_FOLDER, path.basename(key, '.json'));
  }

  /** The truth, or null when the key was never written. Slot 0 is a plain file without slots (a restored backup). */
  async newest() {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const slot = (await this.#slots()).at(-1) ?? 0;
      const body = await readIfThere(slot === 0 ? this.#copy : this.#slotFile(slot), this.#key);
      if (body !== null) return { slot, body, version: versionOf(slot, body) };
      if (slot === 0) return null;
    }
    throw new StoreConflict(this.#key);
  }

  /** Takes the next slot if the expected version is still the newest. @throws StoreConflict */
  async replace(body: Uint8Array, expectedVersion: string | null): Promise<string> {
    const newest = await this.newest();
    if ((newest?.version ?? null) !== expectedVersion) throw new StoreConflict(this.#key);

    const slot = (newest?.slot ?? 0) + 1;
    const taken = await this.#files.writeOnce(this.#slotFile(slot), body);
    // A slot that was free only because it had been trimmed long ago is no victory.
    if (!taken || (await this.#slots()).at(-1)! >= slot + KEPT_SLOTS) throw new StoreConflict(this.#key);

    await this.refreshCopy();
    await this.#trim();
    return versionOf(slot, body);
  }

  /** Brings the plain copy up to the truth. Never fails: the copy decides nothing, and the next reader tries again. */
  async refreshCopy(): Promise<void> {
    try {
      // A copy that leads elsewhere would have the pointer written into another file.
      await this.#files.assertInside(this.#copy);
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const newest = await this.newest();
        if (newest === null || newest.slot === 0) return;
        if ((await readIfThere(this.#copy, this.#key))?.equals(newest.body)) return;

        await writeFileAtomic(this.#copy, newest.body);
      }
    } catch {
      return;
    }
  }

  async #trim(): Promise<void> {
    const slots = await this.#slots();
    // Oldest first, so that a lower slot is never left when a higher one is gone.
    for (const slot of slots.slice(0, -KEPT_SLOTS)) {
      await fs.unlink(this.#slotFile(slot)).catch(() => undefined);
    }
  }

  /** The taken slots, ascending. @throws SiteError `store-leads-out` */
  async #slots(): Promise<number[]> {
    await this.#files.assertInside(this.#folder);
    const entries = await fs.readdir(this.#folder, { withFileTypes: true }).catch(nullIfAbsent);
    return (entries ?? [])
      .filter((entry) => entry.isFile() && /^\d{9}$/.test(entry.name))
      .map(({ name }) => Number(name))
      .sort((a, b) => a - b);
  }

  #slotFile(slot: number): string {
    return path.join(this.#folder, String(slot).padStart(9, '0'));
  }
}

/** Number and content: after the slots were lost and counted again, an old version still does not match. */
function versionOf(slot: number, body: Uint8Array): string {
  return `${slot}-${sha256Of(body).slice(0, 32)}`;
}
