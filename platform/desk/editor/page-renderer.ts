import { join } from 'node:path';
import type { ReleasedPage } from '@site/shared/contracts';
import type { ContentValues } from '@site/shared/content/content-value';
import { knownParts } from '@site/shared/working-copy/known-parts';
import { buildPart } from '@site/builder';
import { inOwnProcess } from '@site/processes';
import { SiteError } from '@site/errors';
import type { PartLanguage } from './working-copy';

/** Words of a page that are not those of its release. */
export interface PageWords extends PartLanguage {
  /** By the names of content files. */
  words: ContentValues;
}

/** Of processor time, for a page: words can be such that a rule of a page never ends with them. */
const MAX_MS = 10_000;

const MAX_BYTES = 20_000_000;

/**
 * Renders pages of a part as its working copy would release them, with words that are not saved. It is built once, which takes
 * seconds; then a change shows in a fraction of one.
 */
export class PageRenderer {
  /** The folder of the build, or why there is none; null while it is under way. */
  #built: string | SiteError | null = null;
  readonly #end = new AbortController();

  /** @param root of the working copy */
  constructor(root: string, part: string) {
    const output = join(root, '.cache/renderers', part);
    const options = ['--config-name', `${part}-node`, '--env', `renderer=${output}`];
    const folder = join(root, knownParts[part]!.workspace);
    void buildPart(root, { part, folder }, this.#end.signal, options).then(
      () => (this.#built = output),
      (error: SiteError) => (this.#built = error),
    );
  }

  /** Null while it is being built: no request waits for that. @throws SiteError `build-failed`, `page-failed` */
  async render(module: string, { part, language, words }: PageWords): Promise<ReleasedPage | null> {
    const folder = this.#built;
    if (folder === null) return null;
    if (typeof folder !== 'string') throw folder;
    const page = await inOwnProcess({
      main: join(__dirname, 'renderer-main.js'),
      args: [folder, module, language],
      input: JSON.stringify(words),
      maxMs: MAX_MS,
      maxBytes: MAX_BYTES,
      refuse: (fact) =>
        new SiteError(
          'page-failed',
          `The page of ${part} cannot be rendered with these words: ${fact}.`,
          'Write them otherwise, or ask an engineer of the part. Nothing was changed.',
        ),
    });
    return JSON.parse(page.toString()) as ReleasedPage;
  }

  /** Ends it while it is being built. */
  close(): void {
    this.#end.abort();
  }
}
