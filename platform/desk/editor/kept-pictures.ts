import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { KeptPicture } from '../api/edit';
import { workspaceOf } from './content-files';
import { encodePicture, type PictureSize } from './pictures/encode-picture';

/** So many unsaved ones are kept; then the oldest go. One has 150 kB at most. */
const MAX_KEPT = 200;

/**
 * Pictures that an author uploaded: next to the working copy until the words that show them are saved, and then in the part's folder.
 * A desk that was ended has them again.
 */
export class KeptPictures {
  constructor(private readonly root: string) {}

  /**
   * Re-encodes a picture, and keeps it. @param name of the file that was chosen @param size that its place takes
   * @throws SiteError `picture-refused`
   */
  async keep(bytes: Uint8Array, { name, ...size }: PictureSize & { name: string }): Promise<KeptPicture> {
    const encoded = await encodePicture(bytes, size);
    const kind = encoded.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : 'avif';
    const digest = createHash('sha256').update(encoded).digest('hex').slice(0, 16);
    const file = `pictures/${wordsOf(name)}-${digest}.${kind}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFileAtomic(this.#kept(file), encoded);
    await this.#forgetOldest();
    return { file, bytes: encoded.length };
  }

  /** A picture of a part; null where there is none. @param file as content names it @throws SiteError `content-unknown` */
  async read(part: string, file: string): Promise<Buffer | null> {
    return (await this.readOwn(part, file)) ?? (await readFile(this.#kept(file)).catch(() => null));
  }

  /** The same of the part's folder alone: what was saved. */
  readOwn(part: string, file: string): Promise<Buffer | null> {
    return readFile(join(this.root, workspaceOf(part), file)).catch(() => null);
  }

  get #folder(): string {
    return join(this.root, '.cache', 'desk', 'pictures');
  }

  #kept(file: string): string {
    return join(this.#folder, basename(file));
  }

  async #forgetOldest(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= MAX_KEPT) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(this.#folder, name))).mtimeMs })),
    );
    const oldest = files.sort((one, other) => one.time - other.time).slice(0, -MAX_KEPT);
    await Promise.all(oldest.map(({ name }) => rm(join(this.#folder, name), { force: true })));
  }
}

/** `IMG 2041 (Cart).JPG` → `img-2041-cart` */
function wordsOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return words || 'picture';
}
