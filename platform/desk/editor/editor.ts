import { countOpen, type ContentValues, stepsOf, textAt } from '@site/shared/content/content-value';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { valuesIn, type Words, withTexts, wordsOf } from '@site/shared/translations/words';
import { contentName } from '@site/shared/working-copy/content-file';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { EditedPages, PICTURES } from './edited-pages';
import { InTurn } from './in-turn';
import { KeptPictures } from './kept-pictures';
import { livePage, markPlace, placeOfContent, textsNear } from './place-in-page';
import { checkChange, saveChange, type Saved, type SaveRequest } from './save-change';
import {
  approveVersion,
  earliestDay,
  newVersion,
  showVersion,
  versionState,
  versionsThatCount,
} from './versions';
import { type ContentRef, contentFiles, contentTools, openFile, type PartLanguage } from './working-copy';

/** Of what a person typed in a version that a colleague made final meanwhile. */
const FINAL =
  'is final by now, and what you typed here cannot be saved in it: begin a new version under Edit, and write it there. It is kept here until you discard it';

/** Paths of what a version says of being final. */
const STATUS = /^\w+\.status\./;

/** Names of a text's versions. */
const VERSION = /^versions\//;

/** So many pages with unsaved words are kept: each window shows its last one. */
const MAX_PAGES = 30;

/** Changes the words of a working copy, and shows pages with unsaved words. */
export class Editor {
  readonly pictures: KeptPictures;
  readonly #pages: EditedPages;
  readonly #documents = new LRUCache<string, string>({ max: MAX_PAGES });
  readonly #writes = new InTurn();

  constructor(
    private readonly root: string,
    private readonly store: Store,
  ) {
    this.pictures = new KeptPictures(root);
    this.#pages = new EditedPages(root, store);
  }

  /** In the order of the page, and last what it does not show; versions of a text newest first. @throws SiteError `content-unknown` */
  async list(of: PartLanguage) {
    const { root, store } = this;
    const page = await livePage(store, of.part);
    const counting = await versionsThatCount(root, store, of.part);
    const entries = contentFiles(root, of).map((file) => listEntry(root, file, page, counting));
    const files = await Promise.all(entries);
    const first = Math.min(...files.map(({ version, place }) => (version ? place : null) ?? Infinity));
    const placeOf = ({ version, place }: (typeof files)[number]) => (version ? first : (place ?? Infinity));
    files.sort(
      (one, other) =>
        placeOf(one) - placeOf(other) ||
        (one.version && other.version ? other.name.localeCompare(one.name, 'en', { numeric: true }) : 0),
    );
    const hasVersions = files.some(({ version }) => version);
    /** `earliest`: the first day from which a draft may be in force, and why none before; null for what has no versions. */
    return { files, earliest: hasVersions ? earliestDay(counting) : null };
  }

  /**
   * Checks values, and renders the page with them. Writes nothing.
   * @param at path of the value that is being changed: the page has a mark there
   * @param before with what the words are compared, for texts that say what is no longer so; missing: with what is saved
   * @throws SiteError as {@link checkChange} does
   */
  async try(ref: ContentRef, values: ContentValues, at: string | null = null, before?: ContentValues) {
    const { root } = this;
    const opened = await openFile(root, ref);
    const { content, paths, ...checked } = checkChange(root, opened, values);
    const isFinal = (await versionState(root, opened))?.isFrozen;
    // No person types the status.
    const typed = paths.filter((path) => !STATUS.test(path));
    const problems = isFinal ? typed.map((path) => ({ path, what: FINAL })) : checked.problems;
    const none = {
      problems,
      /** The page with them: its id, and in the API its path on the origin of frames; null where there is none. */
      page: null as string | null,
      /** Why there is none. */
      pageProblem: null as SiteProblem | null,
      /** Whether what renders pages is still being built, which takes seconds once: ask again in a moment. */
      isPreparing: false,
      /** Texts that may say what is no longer so, each with the name of its content file. */
      outdated: [] as { name: string; path: string; text: string }[],
    };
    // What the business supplies is built into each part: the live pages cannot show another.
    if (opened.place.holds === 'values') return none;
    const others = await otherWords(root, ref);
    const names = new Map(contentFiles(root, ref).map(({ file, name }) => [contentName(file), name]));
    const words = { ...others, ...values };
    // The numbers of a policy are years and sections of acts: none counts a list's entries.
    const isPolicy = VERSION.test(ref.name);
    const found = isPolicy ? [] : outdatedTexts(before ?? opened.values, values, words);
    const nameOf = (path: string) => names.get(path.split('.', 1)[0]!)!;
    const outdated = found.map(({ path, text }) => ({ name: nameOf(path), path, text }));
    if (!content) return { ...none, outdated };
    try {
      const shown = withTexts({ ...others, ...content }, '', ({ text }) =>
        PICTURE_FILE.test(text) ? `${PICTURES}${ref.part}/${text}` : text,
      ) as ContentValues;
      const html = await this.#pages.render({ ...ref, words: shown });
      if (html === null) return { ...none, outdated, isPreparing: true };
      const page = randomUUID();
      this.#documents.set(page, at === null ? html : markPlace(html, textsNear(values, at)));
      return { ...none, outdated, page };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      return { ...none, outdated, pageProblem: error.toProblem() };
    }
  }

  /** A page that was rendered; null where it was not kept. */
  document(page: string): string | null {
    return this.#documents.get(page) ?? null;
  }

  /** What writes is done one after the other, so that each sees what the one before has written. */
  readonly save: (request: SaveRequest) => Promise<Saved> = this.#inTurn(saveChange);
  readonly newVersion = this.#inTurn(newVersion);
  readonly approveVersion = this.#inTurn((root, request: Parameters<typeof approveVersion>[2]) =>
    approveVersion(root, this.store, request),
  );
  readonly showVersion = this.#inTurn(showVersion);

  /** Ends what renders, and waits for what is being written. */
  async close(): Promise<void> {
    await this.#writes.settled();
    this.#pages.close();
  }

  #inTurn<Request, Outcome>(write: (root: string, request: Request) => Promise<Outcome>) {
    return (request: Request) => this.#writes.do(() => write(this.root, request));
  }
}

/** The words of a part in a language as the working copy has them, but for those of one file, and what a build would refuse. */
async function otherWords(root: string, edited: ContentRef): Promise<ContentValues> {
  // Of the versions of a text, a page shows one.
  const others = contentFiles(root, edited).filter(
    ({ name, isThere, holds }) => isThere && holds === 'words' && !VERSION.test(name) && name !== edited.name,
  );
  const words = others.map(async ({ file }) => {
    const path = join(root, file);
    return contentTools(root).buildContent(path, await readFile(path, 'utf8')).content;
  });
  return Object.assign({}, ...(await Promise.all(words))) as ContentValues;
}

/** @param page where the place of its words is looked for @param counting final versions */
async function listEntry(
  root: string,
  ref: ContentRef & { isThere: boolean },
  page: string,
  counting: Awaited<ReturnType<typeof versionsThatCount>>,
) {
  const { name, isThere } = ref;
  const read = async () => {
    const opened = await openFile(root, ref);
    const isEnglish = ref.language === DEFAULT_LANGUAGE;
    const english = isEnglish ? opened : await openFile(root, { ...ref, language: DEFAULT_LANGUAGE });
    const place = placeOfContent(page, opened.english);
    return { check: opened.check, version: await versionState(root, english), place };
  };
  const opened = await read().catch(() => null);
  const texts = opened?.check?.texts ?? [];
  const final = counting.find(({ id }) => name === `versions/${id}`);
  return {
    name,
    /** Whether it is written in this language. */
    isThere,
    /** Whether its form has words, also where it is not written: those of the version before. */
    isBegun: isThere || texts.some(({ translated }) => translated !== undefined),
    open: countOpen(texts),
    /** Null for English, and for what is not written. */
    isConfirmed: isThere ? (opened?.check?.isConfirmed ?? null) : null,
    /** Of the English text; null for what has no versions. Of a final one that is not replaced, also whether a live page has shown or announced it. */
    version: opened?.version ? { ...opened.version, ...(final && { isSeen: final.isSeen }) } : null,
    /** Where its words begin on the live page; null where it shows none of them. */
    place: opened?.place ?? null,
    isReadable: opened !== null,
  };
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const DRAWN = /\b(draw(n|ings?)|illustrations?)\b/i;

/** Whether a text of the content of this name speaks of a value as it was. */
type Sign = (text: string, name: string, path: string) => boolean;

/**
 * Texts that say how many entries a list had that has others now, or that a picture is drawn which is not any more. None that was
 * written since, and none of a picture that is drawn as before.
 * @param before of the file that is being changed
 * @param words all words of the part, with the changed ones
 */
export function outdatedTexts(before: ContentValues, after: ContentValues, words: ContentValues): Words[] {
  const known = new Map(valuesIn(before, '').map(({ key, value }) => [key, value]));
  const signs = valuesIn(after, '').flatMap(({ path, key, value }): Sign[] => {
    const was = known.get(key);
    const [own = '', ...steps] = stepsOf(path);
    if (Array.isArray(was) && Array.isArray(value) && was.length !== value.length) {
      const count = new RegExp(`\\b(${NUMBERS[was.length] ?? was.length}|${was.length})\\b`, 'i');
      const things = new RegExp(`\\b${steps.at(-1) === 'list' ? own : steps.at(-1)}\\b`, 'i');
      return [(text, name) => count.test(text) && (name === own || things.test(text))];
    }
    if (!PICTURE_FILE.test(String(value)) || PICTURE_FILE.test(String(was))) return [];
    const nextTo = (place: string) => textAt(after, place.replace(/[^.]+$/, steps.at(-1)!)) ?? String(value);
    return [(text, name, place) => name === own && DRAWN.test(text) && PICTURE_FILE.test(nextTo(place))];
  });
  return wordsOf(words, '').filter(({ path, key, text }) => {
    const name = path.split('.', 1)[0]!;
    const isWritten = name in before && known.get(key) !== text;
    return !isWritten && signs.some((isOutdated) => isOutdated(text, name, path));
  });
}
