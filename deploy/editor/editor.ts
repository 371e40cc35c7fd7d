import { type ContentValues, textAt } from '@site/shared/content/content-value';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { Store } from '../store/store';
import { checkChange } from './check-change';
import { type ContentRef, contentFiles } from './content-files';
import { contentTools } from './load-content-tools';
import { EditedPages } from './edited-pages';
import { markPlace } from './mark-place';
import { newVersion } from './new-version';
import { digestOf, openFile, whyFrozen, type WorkingCopy } from './open-file';
import { KeptPictures } from './kept-pictures';
import { withAddresses } from './pictures/pictures-in';
import { type ContentForm, readForm } from './read-form';
import { saveChange, type SaveOutcome, type SaveRequest } from './save-change';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Versions of a text, of which a page shows one. */
const VERSIONS = /^versions\//;

/** What builds have of content files, by the files' bytes: most are as they were the last time. */
class WordsOfPart {
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

/** A content file in a list. */
interface ListedContent extends ContentRef {
  /** Whether it is written in this language. */
  isThere: boolean;
  /** How many English texts it does not say, or not as they are now. */
  open: number;
  /** Whether somebody who speaks the language has confirmed it; null for English. */
  isConfirmed: boolean | null;
  isFrozen: boolean;
  /** Whether it is as it has to be, to be edited here; an engineer may be changing it. */
  isReadable: boolean;
}

/** What came of words that are not saved yet. */
export interface Trial {
  /** What the rules have against them, by path. */
  problems: { path: string; what: string }[];
  /** Id of the page with them; null where there is none. */
  page: string | null;
  /** Why there is none. */
  pageProblem: SiteProblem | null;
  /** Whether what renders pages is still being built. */
  isPreparing: boolean;
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
const MOST_PAGES = 30;

/** Changes the words of a working copy, and shows pages with words that nobody has saved. */
export class Editor {
  /** Pictures that somebody brought. */
  readonly pictures: KeptPictures;
  readonly #pages: EditedPages;
  readonly #documents = new LRUCache<string, string>({ max: MOST_PAGES });
  #opened: { workingCopy: WorkingCopy; words: WordsOfPart } | null = null;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: EditorOptions) {
    this.pictures = new KeptPictures(options.root);
    this.#pages = new EditedPages(options.root, options.store, options.basePathOf);
  }

  list(of: Omit<ContentRef, 'name'>): Promise<ListedContent[]> {
    return listContent(this.#open().workingCopy, of);
  }

  form(ref: ContentRef): Promise<ContentForm> {
    return readForm(this.#open().workingCopy, ref);
  }

  /**
   * Checks values, and renders the page with them. Writes nothing.
   * @param at path of the text that is being changed: the page has a mark there
   * @throws SiteError as {@link checkChange} does
   */
  async try(ref: ContentRef, values: ContentValues, at: string | null = null): Promise<Trial> {
    const { workingCopy, words } = this.#open();
    const opened = await openFile(workingCopy, ref);
    const { content, problems } = checkChange(workingCopy, opened, values);
    // What the business supplies is built into each part: the live pages cannot show another.
    const none: Trial = { problems, page: null, pageProblem: null, isPreparing: false };
    if (!content || opened.place.holds === 'values') return none;
    try {
      const addressOf = (file: string) => this.options.pictureAddress(ref.part, file);
      const all = withAddresses(await words.with(ref, content), addressOf) as ContentValues;
      const html = await this.#pages.render({ ...ref, words: all });
      if (html === null) return { ...none, isPreparing: true };
      const page = randomUUID();
      const text = at === null ? undefined : textAt(values, at);
      this.#documents.set(page, text === undefined ? html : markPlace(html, text));
      return { ...none, page };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      return { ...none, pageProblem: error.toProblem() };
    }
  }

  /** One after the other, so that each sees what the one before has written. */
  save(request: SaveRequest): Promise<SaveOutcome> {
    return this.#inTurn(() => saveChange(this.#open().workingCopy, request));
  }

  newVersion(request: Parameters<typeof newVersion>[1]): ReturnType<typeof newVersion> {
    return this.#inTurn(() => newVersion(this.#open().workingCopy, request));
  }

  /** The page of a {@link Trial}; null where it was not kept. */
  document(page: string): string | null {
    return this.#documents.get(page) ?? null;
  }

  /** Ends what renders, and waits for what is being written. */
  async close(): Promise<void> {
    await this.#lastWrite;
    await this.#pages.close();
  }

  /** The rules load when somebody edits: a desk at which nobody does has no use for them. */
  #open() {
    if (this.#opened) return this.#opened;
    const { root } = this.options;
    const workingCopy = { root, tools: contentTools(root) };
    return (this.#opened = { workingCopy, words: new WordsOfPart(workingCopy) });
  }

  #inTurn<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    const written = this.#lastWrite.then(write);
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }
}

/** The content files of a part in a language. @throws SiteError `content-unknown` */
async function listContent(workingCopy: WorkingCopy, of: Omit<ContentRef, 'name'>): Promise<ListedContent[]> {
  return Promise.all(
    contentFiles(workingCopy, of).map(async ({ part, language, name, isThere }) => {
      const ref = { part, language, name, isThere };
      if (!isThere) return { ...ref, open: 0, isConfirmed: null, isFrozen: false, isReadable: true };
      try {
        const opened = await openFile(workingCopy, ref);
        const { check, content } = opened;
        return {
          ...ref,
          open: check?.texts.filter(({ state }) => state !== 'translated').length ?? 0,
          isConfirmed: check && content.isConfirmed === true,
          isFrozen: (await whyFrozen(workingCopy.root, opened)) !== null,
          isReadable: true,
        };
      } catch {
        return { ...ref, open: 0, isConfirmed: null, isFrozen: false, isReadable: false };
      }
    }),
  );
}
