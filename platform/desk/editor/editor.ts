import type { ContentForm, ContentList, Saved, DraftPreview } from '../api/edit';
import { type ContentValues, textAt } from '@site/shared/content/content-value';
import { contentName } from '@site/shared/working-copy/content-file';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { checkChange } from './check-change';
import { type ContentRef, contentFiles } from './content-files';
import { contentTools } from './load-content-tools';
import { EditedPages } from './edited-pages';
import { markPlace } from './mark-place';
import { outdatedTexts } from './outdated-texts';
import { livePage, placeOfContent } from './page-order';
import { openFile, type WorkingCopy } from './open-file';
import { approveVersion, newVersion, showVersion, versionState } from './versions';
import { KeptPictures } from './kept-pictures';
import { withAddresses } from './pictures/pictures-in';
import { readForm } from './read-form';
import { saveChange, type SaveRequest } from './save-change';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Versions of a text, of which a page shows one. */
const VERSIONS = /^versions\//;

/**
 * The words of a part in a language as the working copy has them, but for those of one file. What a build would refuse is left
 * out: it is as it is live.
 */
async function wordsWith(
  workingCopy: WorkingCopy,
  edited: ContentRef,
  content: ContentValues,
): Promise<ContentValues> {
  const { root, tools } = workingCopy;
  const others = contentFiles(workingCopy, edited).filter(
    ({ name, isThere, holds }) =>
      isThere && holds === 'words' && name !== edited.name && !VERSIONS.test(name),
  );
  const words = others.map(async ({ file }) => {
    const path = join(root, file);
    return tools.buildContent(path, await readFile(path, 'utf8')).content;
  });
  return Object.assign({}, ...(await Promise.all(words)), content) as ContentValues;
}

interface EditorOptions {
  /** Root of the working copy. */
  root: string;
  store: Store;
  /** Path below which the pages of a deployment are framed. */
  basePathOf: (deployment: string) => string;
  /** Where a page that is framed has a picture of a part from. */
  pictureAddress: (part: string, file: string) => string;
}

/** So many pages with unsaved words are kept: each window shows its last one. */
const MAX_PAGES = 30;

/** Changes the words of a working copy, and shows pages with unsaved words. */
export class Editor {
  /** Pictures that an author uploaded. */
  readonly pictures: KeptPictures;
  readonly #pages: EditedPages;
  readonly #documents = new LRUCache<string, string>({ max: MAX_PAGES });
  #workingCopy: WorkingCopy | null = null;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: EditorOptions) {
    this.pictures = new KeptPictures(options.root);
    this.#pages = new EditedPages(options.root, options.store, options.basePathOf);
  }

  /** In the order of the page, and last what it does not show. @throws SiteError `content-unknown` */
  async list(of: Omit<ContentRef, 'name'>): Promise<ContentList['files']> {
    const page = await livePage(this.options.store, of.part);
    const files = await listContent(this.#open(), of, page);
    return files.sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0);
  }

  form(ref: ContentRef): Promise<ContentForm> {
    return readForm(this.#open(), ref);
  }

  /**
   * Checks values, and renders the page with them. Writes nothing.
   * @param at path of the text that is being changed: the page has a mark there
   * @throws SiteError as {@link checkChange} does
   */
  async try(ref: ContentRef, values: ContentValues, at: string | null = null): Promise<DraftPreview> {
    const workingCopy = this.#open();
    const opened = await openFile(workingCopy, ref);
    const { content, problems } = checkChange(workingCopy, opened, values);
    const none = { problems, page: null, pageProblem: null, isPreparing: false, outdated: [] };
    // What the business supplies is built into each part: the live pages cannot show another.
    if (opened.place.holds === 'values') return none;
    const said = await wordsWith(workingCopy, ref, content ?? values);
    const files = contentFiles(workingCopy, ref);
    const outdated = outdatedTexts(opened.values, values, said).map((text) => ({
      ...text,
      name: files.find(({ file }) => contentName(file) === text.path.split('.', 1)[0])!.name,
    }));
    if (!content) return { ...none, outdated };
    try {
      const addressOf = (file: string) => this.options.pictureAddress(ref.part, file);
      const words = withAddresses(said, addressOf) as ContentValues;
      const html = await this.#pages.render({ ...ref, words });
      if (html === null) return { ...none, outdated, isPreparing: true };
      const page = randomUUID();
      const text = at === null ? undefined : textAt(values, at);
      this.#documents.set(page, text === undefined ? html : markPlace(html, text));
      return { ...none, outdated, page };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      return { ...none, outdated, pageProblem: error.toProblem() };
    }
  }

  /** One after the other, so that each sees what the one before has written. */
  save(request: SaveRequest): Promise<Saved> {
    return this.#inTurn(() => saveChange(this.#open(), request));
  }

  /** The same of the versions of a text. @throws SiteError as each does */
  newVersion = (request: Parameters<typeof newVersion>[1]) =>
    this.#inTurn(() => newVersion(this.#open(), request));
  approveVersion = (request: Parameters<typeof approveVersion>[1]) =>
    this.#inTurn(() => approveVersion(this.#open(), request));
  showVersion = (request: Parameters<typeof showVersion>[1]) =>
    this.#inTurn(() => showVersion(this.#open(), request));

  /** The page of a {@link DraftPreview}; null where it was not kept. */
  document(page: string): string | null {
    return this.#documents.get(page) ?? null;
  }

  /** Ends what renders, and waits for what is being written. */
  async close(): Promise<void> {
    await this.#lastWrite;
    await this.#pages.close();
  }

  /** The rules load with the first edit: a desk without edits has no use for them. */
  #open(): WorkingCopy {
    const { root } = this.options;
    return (this.#workingCopy ??= { root, tools: contentTools(root) });
  }

  #inTurn<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    const written = this.#lastWrite.then(write);
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }
}

async function listContent(
  workingCopy: WorkingCopy,
  of: Omit<ContentRef, 'name'>,
  page: string,
): Promise<ContentList['files']> {
  return Promise.all(
    contentFiles(workingCopy, of).map(async ({ name, isThere }) => {
      const nothing = {
        name,
        isThere,
        open: 0,
        isConfirmed: null,
        version: null,
        place: null,
        isReadable: true,
      };
      if (!isThere) return nothing;
      try {
        const opened = await openFile(workingCopy, { ...of, name });
        const { check, english } = opened;
        return {
          ...nothing,
          open: check?.texts.filter(({ state }) => state !== 'translated').length ?? 0,
          isConfirmed: check && check.isConfirmed,
          version: await versionState(workingCopy.root, opened),
          place: placeOfContent(page, english),
        };
      } catch {
        return { ...nothing, isReadable: false };
      }
    }),
  );
}
