import type { ContentForm, ContentList, DraftPreview, Saved } from '../api/edit';
import type { ContentValues } from '@site/shared/content/content-value';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { withTexts } from '@site/shared/translations/words';
import { contentName } from '@site/shared/working-copy/content-file';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { checkChange } from './check-change';
import { EditedPages } from './edited-pages';
import { KeptPictures } from './kept-pictures';
import { outdatedTexts } from './outdated-texts';
import { livePage, markPlace, placeOfContent, textsNear } from './place-in-page';
import { readForm } from './read-form';
import { saveChange, type SaveRequest } from './save-change';
import { approveVersion, earliestDay, lastFrozen, newVersion, showVersion, versionState } from './versions';
import { type ContentRef, contentFiles, contentTools, openFile, type PartLanguage } from './working-copy';

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
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: EditorOptions) {
    this.pictures = new KeptPictures(options.root);
    this.#pages = new EditedPages(options.root, options.store, options.basePathOf);
  }

  /** In the order of the page, and last what it does not show; versions of a text newest first. @throws SiteError `content-unknown` */
  async list(of: PartLanguage): Promise<ContentList> {
    const { root, store } = this.options;
    const page = await livePage(store, of.part);
    const files = await Promise.all(contentFiles(root, of).map((file) => listEntry(root, file, page)));
    const last = await lastFrozen(root, store, of.part);
    const first = Math.min(...files.map(({ version, place }) => (version ? place : null) ?? Infinity));
    const placeOf = ({ version, place }: (typeof files)[number]) => (version ? first : (place ?? Infinity));
    files.sort(
      (one, other) =>
        placeOf(one) - placeOf(other) ||
        (one.version && other.version ? other.name.localeCompare(one.name, 'en', { numeric: true }) : 0),
    );
    const seen = files.find(({ name }) => name === `versions/${last?.id}`)?.version;
    if (seen) seen.isSeen = last!.isSeen;
    const hasVersions = files.some(({ version }) => version);
    return { files, earliest: hasVersions ? earliestDay(last) : null };
  }

  form(ref: ContentRef): Promise<ContentForm> {
    return readForm(this.options.root, ref);
  }

  /**
   * Checks values, and renders the page with them. Writes nothing.
   * @param at path of the value that is being changed: the page has a mark there
   * @throws SiteError as {@link checkChange} does
   */
  async try(ref: ContentRef, values: ContentValues, at: string | null = null): Promise<DraftPreview> {
    const { root, pictureAddress } = this.options;
    const opened = await openFile(root, ref);
    const { content, problems } = checkChange(root, opened, values);
    const none = { problems, page: null, pageProblem: null, isPreparing: false, outdated: [] };
    // What the business supplies is built into each part: the live pages cannot show another.
    if (opened.place.holds === 'values') return none;
    const others = await otherWords(root, ref);
    const names = new Map(contentFiles(root, ref).map(({ file, name }) => [contentName(file), name]));
    const outdated = outdatedTexts(opened.values, values, { ...others, ...values }).map(({ path, text }) => ({
      name: names.get(path.split('.', 1)[0]!)!,
      path,
      text,
    }));
    if (!content) return { ...none, outdated };
    try {
      const words = withTexts({ ...others, ...content }, '', ({ text }) =>
        PICTURE_FILE.test(text) ? pictureAddress(ref.part, text) : text,
      ) as ContentValues;
      const html = await this.#pages.render({ ...ref, words });
      if (html === null) return { ...none, outdated, isPreparing: true };
      const page = randomUUID();
      this.#documents.set(page, at === null ? html : markPlace(html, textsNear(values, at)));
      return { ...none, outdated, page };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      return { ...none, outdated, pageProblem: error.toProblem() };
    }
  }

  /** The page of a {@link DraftPreview}; null where it was not kept. */
  document(page: string): string | null {
    return this.#documents.get(page) ?? null;
  }

  /** What writes is done one after the other, so that each sees what the one before has written. */
  readonly save: (request: SaveRequest) => Promise<Saved> = this.#inTurn(saveChange);
  readonly newVersion = this.#inTurn(newVersion);
  readonly approveVersion = this.#inTurn(
    async (root, request: Omit<Parameters<typeof approveVersion>[1], 'earliest'>) => {
      const earliest = earliestDay(await lastFrozen(root, this.options.store, request.part));
      return approveVersion(root, { ...request, earliest });
    },
  );
  readonly showVersion = this.#inTurn(showVersion);

  /** Ends what renders, and waits for what is being written. */
  async close(): Promise<void> {
    await this.#lastWrite;
    this.#pages.close();
  }

  #inTurn<Request, Outcome>(write: (root: string, request: Request) => Promise<Outcome>) {
    return (request: Request): Promise<Outcome> => {
      const written = this.#lastWrite.then(() => write(this.options.root, request));
      this.#lastWrite = written.catch(() => undefined);
      return written;
    };
  }
}

/** The words of a part in a language as the working copy has them, but for those of one file, and what a build would refuse. */
async function otherWords(root: string, edited: ContentRef): Promise<ContentValues> {
  // Of the versions of a text, a page shows one.
  const others = contentFiles(root, edited).filter(
    ({ name, isThere, holds }) =>
      isThere && holds === 'words' && !/^versions\//.test(name) && name !== edited.name,
  );
  const words = others.map(async ({ file }) => {
    const path = join(root, file);
    return contentTools(root).buildContent(path, await readFile(path, 'utf8')).content;
  });
  return Object.assign({}, ...(await Promise.all(words))) as ContentValues;
}

/** @param page where the place of its words is looked for */
async function listEntry(
  root: string,
  ref: ContentRef & { isThere: boolean },
  page: string,
): Promise<ContentList['files'][number]> {
  const { name, isThere } = ref;
  const none = { name, isThere, open: 0, isConfirmed: null, version: null, place: null, isReadable: true };
  try {
    const opened = await openFile(root, ref);
    const { check, english } = opened;
    return {
      ...none,
      ...(isThere && {
        open: check?.texts.filter(({ state }) => state !== 'translated').length ?? 0,
        isConfirmed: check && check.isConfirmed,
      }),
      version: await versionState(root, opened),
      place: placeOfContent(page, english),
    };
  } catch {
    return { ...none, isReadable: false };
  }
}
