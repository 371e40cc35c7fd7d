import type { ContentValues } from '@site/shared/content/content-value';
import { randomUUID } from 'node:crypto';
import { exportOf, textAt } from '@site/shared/translations/words';
import { LRUCache } from 'lru-cache';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { Store } from '../store/store';
import { checkChange } from './check-change';
import type { ContentRef } from './content-files';
import { contentTools } from './load-content-tools';
import { EditedPages } from './edited-pages';
import { type ListedContent, listContent } from './list-content';
import { markPlace } from './mark-place';
import { newVersion } from './new-version';
import { openFile, type WorkingCopy } from './open-file';
import { KeptPictures } from './kept-pictures';
import { withAddresses } from './pictures/pictures-in';
import { type ContentForm, readForm } from './read-form';
import { saveChange, type SaveOutcome, type SaveRequest } from './save-change';
import { WordsOfPart } from './words-of-part';

/** What came of words that are not saved yet. */
export interface Trial {
  /** What the rules have against them, by path. */
  problems: { path: string; what: string }[];
  /** Id of the page with them; null where there is none. */
  page: string | null;
  /** Why there is none. */
  pageProblem: SiteProblem | null;
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
    this.#pages = new EditedPages(options.store, options.basePathOf);
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
    if (!content || opened.place.holds === 'values') return { problems, page: null, pageProblem: null };
    try {
      const addressOf = (file: string) => this.options.pictureAddress(ref.part, file);
      const all = withAddresses(await words.with(ref, content), addressOf) as ContentValues;
      const html = await this.#pages.render({ ...ref, words: all });
      const page = randomUUID();
      const text = at === null ? undefined : textAt(values[exportOf(at)], at);
      this.#documents.set(page, text === undefined ? html : markPlace(html, text));
      return { problems, page, pageProblem: null };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      return { problems, page: null, pageProblem: error.toProblem() };
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
