import { LRUCache } from 'lru-cache';
import { pageFile } from '../../addresses/page-files';
import { defaultPages } from '../../check/views';
import { readPageText } from '../../compare/page-text';
import { previewFolder } from '../../records/previews';
import { readSiteFile, readSiteTree } from '../../records/site-tree';
import type { Store } from '../../store/store';

/** What a comment can be about. */
export interface CommentPlace {
  /** Address of a page in the default language; null for the site as a whole. */
  page: string | null;
  /** Heading of a section of it; null for the page as a whole. */
  section: string | null;
}

const WHOLE: CommentPlace = { page: null, section: null };

/** A preview never changes under its id. */
const known = new WeakMap<Store, LRUCache<string, CommentPlace[]>>();

/**
 * What comments on a preview can be about, in the order of its pages, by the headings that its difference from others is told
 * under. Where it is not made, it is the whole alone.
 */
export async function readPlaces(store: Store, preview: string): Promise<CommentPlace[]> {
  const kept = known.get(store) ?? new LRUCache<string, CommentPlace[]>({ max: 100 });
  known.set(store, kept);
  const found = kept.get(preview);
  if (found) return found;
  const tree = await readSiteTree(store, previewFolder(preview));
  if (!tree) return [WHOLE];
  const ofPages = await Promise.all(
    defaultPages(Object.keys(tree.files)).map(async (page) => {
      const html = (await readSiteFile(store, tree, pageFile(page))).toString();
      return [null, ...sectionsOf(html)].map((section) => ({ page, section }));
    }),
  );
  const places = [WHOLE, ...ofPages.flat()];
  kept.set(preview, places);
  return places;
}

function sectionsOf(html: string): string[] {
  const { blocks } = readPageText(html);
  const inMain = blocks.filter(({ region }) => region === 'main').flatMap(({ under }) => under[0] ?? []);
  return [...new Set(inMain)];
}
