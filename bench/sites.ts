import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { close, listen } from '@site/server';
import { Checkout } from '../e2e/support/checkout';
import { supplyEverything } from '../e2e/support/supply-everything';
import { BenchError, type Progress } from './command';
import { english } from '../e2e/support/site-words';

/** Marks a folder whose pages are all drawn by the script of `index.html`. */
const SINGLE_PAGE_MARKER = '.spa';

/** A name that changes with its content: eight or more characters of hash before the extension. */
const HASHED = /[.-][\w-]{8,}\.(js|css|svg|png|avif|webp|woff2)$/;

/** By part, a sentence of its content, and the file that says it. */
export const SENTENCES: Record<string, { file: string; words: string }> = {
  shell: { file: 'shell/content/frame.json', words: english.frame.footer.playTrademark },
  landing: { file: 'landing-remote/content/benefits.json', words: english.benefits.list[0]!.description },
  legal: { file: 'legal-remote/content/words.json', words: english.policy.prevails },
};

/** A copy of the working copy and a store of its own, into which it ships. */
export class Shipping {
  /** How often words were changed. */
  private changes = 0;
  /** By part, its sentence as it is now. */
  private readonly words = new Map<string, string>();

  private constructor(
    private readonly checkout: Checkout,
    /** Address. */
    readonly store: string,
    private readonly progress: Progress,
  ) {}

  /**
   * With everything supplied, but at no public address. Placeholders would not do: they are longer than what they stand for, and
   * looking for a font that has their brackets takes a cheap phone 30 ms.
   * @param store an address; a folder of its own where there is none
   */
  static begin(progress: Progress, store?: string): Shipping {
    const checkout = new Checkout('Benchmark', true);
    supplyEverything(checkout, null);
    return new Shipping(checkout, store ?? join(checkout.folder, '.cache/store'), progress);
  }

  /** Publishes all parts and puts them live. @throws BenchError */
  async goLive(): Promise<void> {
    for (const command of ['publish --all', 'promote']) await this.site(...command.split(' '));
  }

  /** Changes a part's English sentence. */
  edit(part = 'landing'): void {
    const { file, words } = SENTENCES[part]!;
    const changed = `${words} ${(this.changes += 1)}`;
    this.checkout.edit(file, this.words.get(part) ?? words, changed);
    this.words.set(part, changed);
  }

  /** Runs the `site` command. @returns how long it took, in ms @throws BenchError when it fails */
  async site(...words: string[]): Promise<number> {
    this.progress(`site ${words.join(' ')}`);
    const start = performance.now();
    await this.checkout.site(this.store, ...words).catch((cause: Error) => {
      throw new BenchError(`${cause.message.trim()}\nCorrect what it names, then measure again.`);
    });
    return performance.now() - start;
  }

  remove(): void {
    this.checkout.remove();
  }
}

/**
 * Serves a folder of built files as any good host does: brotli siblings (`x.js.br`), immutable hashed files, revalidated
 * pages, addresses without `.html`. With a file `.spa` in it, unknown addresses get `index.html`.
 * @throws BenchError when the folder is no site
 */
export async function serveBaseline(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new BenchError(`The baseline folder ${folder} has no index.html. Name the folder of a built site.`);
  }
  const serve = sirv(folder, {
    brotli: true,
    etag: true,
    extensions: ['html'],
    single: existsSync(join(folder, SINGLE_PAGE_MARKER)),
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', HASHED.test(path) ? 'max-age=31536000, immutable' : 'no-cache'),
  });
  const server = createServer((request, response) =>
    serve(request, response, () => void response.writeHead(404).end()),
  );
  const url = `http://localhost:${await listen(server, 0)}`;
  return { url, stop: () => close(server, 0) };
}
