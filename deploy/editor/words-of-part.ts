import type { ContentValues } from '@site/shared/content/content-value';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentRef, contentFiles } from './content-files';
import { digestOf, type WorkingCopy } from './open-file';

/** Versions of a text, of which a page shows one. */
const VERSIONS = /^versions\//;

/** What builds have of content files, by the files' bytes: most are as they were the last time. */
export class WordsOfPart {
  readonly #built = new Map<string, { digest: string; content: ContentValues | null }>();

  constructor(private readonly workingCopy: WorkingCopy) {}

  /**
   * The words of a part in a language as the working copy has them, but for those of one file. What a build would refuse is
   * left out: it is as it is live.
   */
  async with(edited: ContentRef, content: ContentValues): Promise<ContentValues> {
    const others = contentFiles(this.workingCopy, edited).filter(
      ({ name, isThere, holds }) =>
        isThere && holds === 'words' && name !== edited.name && !VERSIONS.test(name),
    );
    const words = await Promise.all(others.map(({ file, original }) => this.#content(file, original)));
    return Object.assign({}, ...words, content) as ContentValues;
  }

  async #content(file: string, original: string): Promise<ContentValues | null> {
    const { root, tools } = this.workingCopy;
    const source = await readFile(join(root, file), 'utf8');
    const digest = digestOf(source + (file === original ? '' : await readFile(join(root, original), 'utf8')));
    const known = this.#built.get(file);
    if (known?.digest === digest) return known.content;
    const { content } = tools.buildContent(join(root, file), source);
    this.#built.set(file, { digest, content });
    return content;
  }
}
