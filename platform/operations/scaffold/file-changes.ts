import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SiteError } from '@site/errors';

/** What each scaffold is asked for. */
export interface ScaffoldRequest {
  /** The working copy's root. */
  root: string;
  /** `festival-offers` */
  name: string;
  /** For people; missing: the name. */
  title?: string;
}

/** What a scaffold wrote, from the project's root. */
export interface WrittenFiles {
  created: string[];
  edited: string[];
}

/** New and edited files of a working copy, collected before any is written: all of them are written, or none. */
export class FileChanges {
  private readonly texts = new Map<string, string>();
  private readonly originals = new Map<string, string>();

  constructor(readonly root: string) {}

  /** @throws SiteError `file-exists` */
  create(file: string, text: string): void {
    if (this.texts.has(file) || existsSync(join(this.root, file))) {
      throw new SiteError(
        'file-exists',
        `${file} is there already; nothing was written.`,
        'Choose another name, or move the file away.',
      );
    }
    this.texts.set(file, text);
  }

  /** The text as it will be. @throws SiteError `file-missing` */
  async read(file: string): Promise<string> {
    const text = this.texts.get(file) ?? (await readFile(join(this.root, file), 'utf8').catch(() => null));
    if (text !== null) return text;
    throw new SiteError(
      'file-missing',
      `${file} is not there; nothing was written.`,
      'Check out the whole project, or bring the file back: git status',
    );
  }

  /** A text that stays as it is counts as no edit. */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const text = await this.read(file);
    const changed = change(text);
    if (changed === text) return;
    if (!this.texts.has(file)) this.originals.set(file, text);
    this.texts.set(file, changed);
  }

  /** Writes all of it; where a write fails, everything is restored. @throws whatever a write throws */
  async write(): Promise<WrittenFiles> {
    try {
      for (const [file, text] of this.texts) {
        await mkdir(dirname(join(this.root, file)), { recursive: true });
        await writeFile(join(this.root, file), text);
      }
      const sources = [...this.texts.keys()].filter((file) => /\.(tsx?|js)$/.test(file));
      const prettier = join(this.root, 'node_modules/.bin/prettier');
      if (sources.length > 0)
        await promisify(execFile)(prettier, ['--write', ...sources], { cwd: this.root });
    } catch (error) {
      for (const file of this.texts.keys()) {
        const original = this.originals.get(file);
        if (original === undefined) await rm(join(this.root, file), { force: true });
        else await writeFile(join(this.root, file), original);
      }
      throw error;
    }
    const files = [...this.texts.keys()].sort();
    const isEdited = (file: string) => this.originals.has(file);
    return { created: files.filter((file) => !isEdited(file)), edited: files.filter(isEdited) };
  }
}
