import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ReleasedPage } from '@site/shared/contracts';
import type { ContentValues } from '@site/shared/content/content-value';
import { knownParts } from '@site/shared/working-copy/known-parts';
import { buildPart } from '@site/builder';
import { usedBy, whenUsed } from '@site/processes';
import { SiteError } from '@site/errors';

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

/** Of processor time, for a page: words can be such that a rule of a page never ends with them. */
const MAX_MS = 10_000;

const MAIN = join(__dirname, 'renderer-main.js');

/**
 * Renders pages of a part as its working copy would release them, with words that are not saved. It is built once, which takes
 * seconds; then a change shows in a fraction of one.
 */
export class PageRenderer {
  /** The folder of the build, or why there is none; null while it is under way. */
  #built: string | SiteError | null = null;
  #child: ChildProcess | null = null;
  readonly #end = new AbortController();

  /** @param root of the working copy */
  constructor(
    root: string,
    private readonly part: string,
  ) {
    void build(root, part, this.#end.signal).then(
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
      const stopWatching = whenUsed(usedBy(child), MAX_MS, () =>
        resolve({ failure: `it used more than ${MAX_MS / 1000} s of processor time` }),
      );
      child.once('message', stopWatching).once('close', stopWatching);
      child.send({ folder, module, language, words });
    });
    child.removeAllListeners();
    if (page) return page;
    this.#kill();
    throw new SiteError(
      'page-failed',
      `The page of ${this.part} cannot be rendered with these words: ${failure}.`,
      'Write them otherwise, or ask an engineer of the part. Nothing was changed.',
    );
  }

  /** Ends it, also while it is being built. */
  close(): void {
    this.#end.abort();
    this.#kill();
  }

  #kill(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

/** @returns folder of the build for Node */
async function build(root: string, part: string, signal: AbortSignal): Promise<string> {
  const output = join(root, '.cache/renderers', part);
  const folder = join(root, knownParts[part]!.workspace);
  await buildPart(root, { part, folder }, signal, [
    ...['--config-name', `${part}-node`],
    ...['--env', `renderer=${output}`],
  ]);
  return output;
}
