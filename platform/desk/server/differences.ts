import { LRUCache } from 'lru-cache';
import { contentType } from '@site/addresses';
import { type Change, markedWords, type SiteVersion } from '@site/gates';
import { ReleaseFiles, readLivePointer } from '@site/ledger';
import { diff } from '@site/operations';
import { nullIfRefused } from '@site/errors';
import type { Store } from '@site/store';

/** How many differences are kept, those that were looked at last: composing a candidate takes seconds. */
const MAX_KEPT = 50;

/** What is different between two versions of the site, each named by words that mean the same as long as the same is live. */
export class Differences {
  readonly #kept = new LRUCache<string, Awaited<ReturnType<Differences['compare']>>, string[]>({
    max: MAX_KEPT,
    fetchMethod: (_name, _stale, { context }) => this.compare(context),
  });

  constructor(private readonly request: Pick<Parameters<typeof diff>[0], 'store' | 'parts' | 'author'>) {}

  async between(from: string, to: string) {
    const live = (await readLivePointer(this.request.store))?.name ?? 'nothing';
    return (await this.#kept.fetch(`${live} ${from} ${to}`, { context: [from, to] }))!;
  }

  private async compare(words: string[]) {
    const { store } = this.request;
    const { before, after, difference } = await diff({ ...this.request, words });
    const shown = async (change: Change) => {
      const { kind, what, before: old, after: now } = change;
      const isText = what !== 'picture' && kind === 'changed' && old !== null && now !== null;
      return {
        ...change,
        /** Of words that are others now, both in one. */
        ...(isText && { words: markedWords(old, now) }),
        /** Of a picture, its data address before and after; null where it is not there. */
        ...(what === 'picture' && {
          pictures: {
            before: await pictureIn(store, before, old),
            after: await pictureIn(store, after, now),
          },
        }),
      };
    };
    const { files, moved, everyPage, pages } = difference;
    return {
      files,
      moved,
      everyPage: await Promise.all(everyPage.map(shown)),
      pages: await Promise.all(
        pages.map(async (page) => ({ ...page, changes: await Promise.all(page.changes.map(shown)) })),
      ),
    };
  }
}

/** The picture that a version shows by a file of this name, as a data address. @param words `A crate (crate.3f2a.svg)` */
async function pictureIn(store: Store, { manifests }: SiteVersion, words: string | null) {
  const [, file] = /([\w.-]+)\)?$/.exec(words ?? '') ?? [];
  const path = `browser/${file}`;
  const manifest = Object.values(manifests).find(({ files }) => files.some((one) => one.path === path));
  const body = manifest && (await new ReleaseFiles(store, manifest).read(path).catch(nullIfRefused));
  return body ? `data:${contentType(path)};base64,${body.toString('base64')}` : null;
}
