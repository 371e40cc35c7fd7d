import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { MAX_PICTURE_BYTES } from '@site/shared/content/picture-rules';
import { inOwnProcess } from '@site/processes';
import { SiteError } from '@site/errors';
import type { ChosenPicture } from '../api/edit';
import { workspaceOf } from './working-copy';

/** So many unsaved ones are kept; then the oldest go. One has 150 kB at most. */
const MAX_KEPT = 200;

/** Of processor time. A photograph of a phone takes two seconds. */
const MAX_MS = 30_000;

/**
 * Pictures that an author uploaded: next to the working copy until the words that show them are saved, and then in the part's folder.
 * A desk that was ended has them again.
 */
export class KeptPictures {
  readonly #folder: string;

  constructor(private readonly root: string) {
    this.#folder = join(root, '.cache', 'desk', 'pictures');
  }

  /**
   * Keeps a photograph as the site shows it: cut to a size around its middle, decoded and re-encoded as AVIF, and
   * without anything that its camera noted. @throws SiteError `picture-refused`
   */
  async keep(bytes: Uint8Array, { name, width, height }: ChosenPicture) {
    const most = MAX_PICTURE_BYTES.other;
    const encoded = await inOwnProcess({
      main: join(__dirname, 'encode-main.js'),
      args: [width, height, most].map(String),
      input: bytes,
      maxMs: MAX_MS,
      maxBytes: 2 * most,
      refuse: (fact) =>
        new SiteError(
          'picture-refused',
          `This picture cannot be taken: ${fact}. Nothing was changed.`,
          'Save it as JPEG or PNG, not smaller than the page shows it and not larger than is taken, and choose it again.',
        ),
    });
    const digest = hash('sha256', encoded).slice(0, 16);
    const file = `pictures/${wordsOf(name)}-${digest}.avif`;
    await mkdir(this.#folder, { recursive: true });
    await writeFileAtomic(this.#kept(file), encoded);
    await this.#forgetOldest();
    return { file, bytes: encoded.length };
  }

  /** A picture of a part; null where there is none. @param file as content names it @throws SiteError `content-unknown` */
  async read(part: string, file: string): Promise<Buffer | null> {
    if (!PICTURE_FILE.test(file)) return null;
    return (await this.readOwn(part, file)) ?? (await readFile(this.#kept(file)).catch(() => null));
  }

  /** The same of the part's folder alone: what was saved. */
  readOwn(part: string, file: string): Promise<Buffer | null> {
    return readFile(join(this.root, workspaceOf(part), file)).catch(() => null);
  }

  #kept(file: string): string {
    return join(this.#folder, basename(file));
  }

  async #forgetOldest(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= MAX_KEPT) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(this.#kept(name))).mtimeMs })),
    );
    const oldest = files.sort((one, other) => one.time - other.time).slice(0, -MAX_KEPT);
    await Promise.all(oldest.map(({ name }) => rm(this.#kept(name), { force: true })));
  }
}

/** `IMG 2041 (Cart).JPG` → `img-2041-cart` */
function wordsOf(name: string): string {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  return /[a-z0-9].{0,59}(?<!-)/.exec(stem.replace(/[^a-z0-9]+/g, '-'))?.[0] ?? 'picture';
}
