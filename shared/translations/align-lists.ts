import { compareWithEnglish } from './compare-with-english';
import { listPlaces } from './list-places';
import { type FileSources, sourcesOf } from './sources';
import { entriesOf, exportOf, isWords, type Words, wordsOf } from './words';

/** An English text with its place in the translation's file. */
export interface PlacedText extends Words {
  /** The path there; of a text of an entry that is not there, that of the list. */
  at: string;
  isThere: boolean;
}

/** A translation with the entries of its lists where English has them today. */
export interface AlignedTranslation {
  /** Undefined in the place of a new entry. */
  translated: unknown;
  /** The digests, by the paths of today. */
  sources: FileSources;
  /** All English texts. */
  texts: PlacedText[];
  /** Entries of the file that English has no more: the first text of each, with its path there. */
  removed: Words[];
  /** Whether each digest is that of a text of today, or of an entry that was removed. */
  accountsForAll: boolean;
}

/** The path of a value of today, when it was translated (null: it is new), and in the file. */
interface Place extends Pick<PlacedText, 'path' | 'at' | 'isThere'> {
  earlier: string | null;
}

/**
 * Finds the entries of translated lists that English has at another place today (`listPlaces`).
 * @param name of the export
 * @param sources digests of the English texts that it was made from
 */
export function alignLists(
  name: string,
  { english, translated, sources }: { english: unknown; translated: unknown; sources: FileSources },
): AlignedTranslation {
  const alignment = new Alignment(sources);
  const place = { path: name, earlier: name, at: name, isThere: true };
  const aligned = alignment.align(english, translated, place);
  const accountsForAll = Object.keys(sources).every(
    (path) => exportOf(path) !== name || alignment.accounted.has(path),
  );
  const { texts, removed } = alignment;
  return { translated: aligned, sources: alignment.today, texts, removed, accountsForAll };
}

class Alignment {
  readonly today: FileSources = {};
  readonly texts: PlacedText[] = [];
  readonly removed: Words[] = [];
  readonly accounted = new Set<string>();

  constructor(private readonly sources: FileSources) {}

  align(english: unknown, translated: unknown, place: Place): unknown {
    if (typeof english === 'string') this.#addText(english, place);
    if (Array.isArray(english)) return this.#alignList(english, translated, place);
    const inner = entriesOf(english).map(([key, value]) => {
      const own = (translated as Record<string, unknown> | null | undefined)?.[key];
      return [key, this.align(value, own, inside(place, `.${key}`))];
    });
    return typeof translated === 'object' && translated !== null
      ? { ...translated, ...Object.fromEntries(inner) }
      : translated;
  }

  #addText(text: string, { path, earlier, at, isThere }: Place): void {
    if (!isWords(path)) return;
    this.texts.push({ path, text, at, isThere });
    const digest = earlier === null ? undefined : this.sources[earlier];
    if (digest === undefined) return;
    this.today[path] = digest;
    this.accounted.add(earlier!);
  }

  #alignList(english: unknown[], translated: unknown, place: Place): unknown {
    const list: unknown[] = Array.isArray(translated) ? translated : [];
    const today = entryDigests(sourcesOf(wordsOf(english, place.path)), place.path, english.length);
    const before = place.earlier === null ? [] : entryDigests(this.sources, place.earlier);
    const places = listPlaces(today, before, {
      length: list.length,
      fits: (own) =>
        own.every((at, index) => at === null || hasFactsOf(english[index], list[at], place.path)),
    });
    const entries = english.map((entry, index) => {
      const own = places.own[index] ?? null;
      const indexes = { today: index, earlier: places.earlier[index] ?? null, own };
      return this.align(entry, own === null ? undefined : list[own], entryOf(place, indexes));
    });
    for (const index of places.removed) this.#accountFor(`${place.earlier}[${index}]`);
    for (const index of places.ownRemoved)
      this.removed.push(...wordsOf(list[index], `${place.at}[${index}]`).slice(0, 1));
    const surplus = list.filter((_, own) => !places.own.includes(own) && !places.ownRemoved.includes(own));
    return Array.isArray(translated) ? [...entries, ...surplus] : translated;
  }

  #accountFor(entry: string): void {
    for (const path of Object.keys(this.sources)) if (path.startsWith(entry)) this.accounted.add(path);
  }
}

/** Whether two entries of a list have the same icons, links and whatever else is no words. */
function hasFactsOf(english: unknown, translated: unknown, list: string): boolean {
  return compareWithEnglish(english, translated, `${list}[]`).every(({ kind }) => kind !== 'fact');
}

function inside({ path, earlier, at, isThere }: Place, key: string): Place {
  return {
    path: path + key,
    earlier: earlier === null ? null : earlier + key,
    at: isThere ? at + key : at,
    isThere,
  };
}

function entryOf(
  list: Place,
  { today, earlier, own }: { today: number; earlier: number | null; own: number | null },
): Place {
  const isThere = list.isThere && own !== null;
  return {
    path: `${list.path}[${today}]`,
    earlier: earlier === null || list.earlier === null ? null : `${list.earlier}[${earlier}]`,
    at: isThere ? `${list.at}[${own}]` : list.at,
    isThere,
  };
}

/** By entry of a list, the digests of its texts by their paths within the entry. @param length 0 for as many as have texts */
function entryDigests(sources: FileSources, list: string, length = 0): FileSources[] {
  const entries = Array.from({ length }, (): FileSources => ({}));
  for (const [path, digest] of Object.entries(sources)) {
    const [, index, within] = path.startsWith(`${list}[`)
      ? (/^(\d+)\](.*)$/.exec(path.slice(list.length + 1)) ?? [])
      : [];
    if (index !== undefined) (entries[Number(index)] ??= {})[within!] = digest;
  }
  return Array.from(entries, (entry) => entry ?? {});
}
