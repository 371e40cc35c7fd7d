import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ReleasedPage } from '@site/shared/contracts';
import type { ContentValues } from '@site/shared/content/content-value';
import { knownParts } from '@site/shared/working-copy/known-parts';
import { buildPart } from '../build/build-part';
import { SiteError } from '../store/site-error';

/** Words of a page that are not those of its release. */
export interface PageWords {
  part: string;
  /** BCP 47 tag. */
  language: string;
  /** By the names of content files. */
  words: ContentValues;
}

interface Answer {
  page?: ReleasedPage;
  failure?: string;
}

const MAIN = join(__dirname, 'renderer-main.js');

/**
 * Renders pages of a part as its working copy would release them, with words that nobody has saved. It is built once, which takes
 * seconds; then a change shows in a fraction of one.
 */
export class PageRenderer {
  /** The folder of the build, or why there is none; null while it is under way. */
  #built: string | SiteError | null = null;
  #child: ChildProcess | null = null;

  /** @param root of the working copy */
  constructor(
    root: string,
    private readonly part: string,
  ) {
    void build(root, part).then(
      (folder) => (this.#built = folder),
      (error: SiteError) => (this.#built = error),
    );
  }

  /** Null while it is being built: no request waits for that. @throws SiteError `build-failed`, `page-failed` */
  async render(module: string, { language, words }: PageWords): Promise<ReleasedPage | null> {
    const folder = this.#built;
    if (folder === null) return null;
    if (typeof folder !== 'string') throw folder;
    const child = (this.#child ??= fork(MAIN, { env: {}, serialization: 'advanced', stdio: 'ignore' }));
    const { page, failure } = await new Promise<Answer>((resolve) => {
      child.once('message', resolve);
      child.once('close', () => resolve({ failure: 'its process ended' }));
      child.send({ folder, module, language, words });
    });
    child.removeAllListeners();
    if (page) return page;
    this.close();
    throw new SiteError(
      'page-failed',
      `The page of ${this.part} cannot be rendered with these words: ${failure}.`,
      'Write them otherwise, or ask somebody who writes its code. Nothing was changed.',
    );
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

/** @returns folder of the build for Node */
async function build(root: string, part: string): Promise<string> {
  const output = join(root, '.cache/renderers', part);
  const folder = join(root, knownParts[part]!.workspace);
  await buildPart(root, { part, folder }, undefined, [
    ...['--config-name', `${part}-node`],
    ...['--env', `renderer=${output}`],
  ]);
  return output;
}
