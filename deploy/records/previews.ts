import { readPageText } from '../compare/page-text';
import { readSiteTree } from './site-tree';
import { nullIfDamaged } from '../store/damage';
import type { Store } from '../store/store';
import type { ReleaseName } from './inventory';

/** A preview as it lies in the store. */
export interface StoredPreview {
  id: string;
  /** Key prefix of its composed files, ending in `/`. */
  folder: string;
  /** The releases that it shows; empty while it is unfinished. */
  releases: ReleaseName[];
}

/** All previews, by id. */
export async function listPreviews(store: Store): Promise<StoredPreview[]> {
  const names = await store.listNames('previews/');
  const ids = names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  return Promise.all(ids.map((id) => readPreview(store, id)));
}

/** A preview's pages name its releases themselves, as every page does. */
async function readPreview(store: Store, id: string): Promise<StoredPreview> {
  const folder = `previews/${id}/site/`;
  const tree = await readSiteTree(store, folder).catch(nullIfDamaged);
  const page = Object.keys(tree?.files ?? {}).find((name) => name.endsWith('.html'));
  const stored = page ? await store.read(folder + page) : null;
  const deployment = stored && readPageText(stored.body.toString()).deployment;
  const releases = Object.entries(deployment?.parts ?? {}).map(([part, { release }]) => ({ part, release }));
  return { id, folder, releases };
}
