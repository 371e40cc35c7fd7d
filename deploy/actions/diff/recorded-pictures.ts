import { isPictured, type View } from '../../check/views';
import type { SiteVersion } from '../../compare/site-version';
import {
  type CheckedPicture,
  type CheckedView,
  readNewestCheck,
  readPictureFile,
  type StoredCheck,
} from '../../records/checks';
import type { Store } from '../../store/store';
import { previewId } from '../../records/previews';
import type { PicturePair } from './picture-pair';

/**
 * The pictures that checks have kept of exactly these two versions, where the later one was compared with the earlier one.
 * @returns for each view; null where a picture has to be taken
 */
export async function readRecorded(
  store: Store,
  { before, after }: { before: SiteVersion; after: SiteVersion },
  views: View[],
): Promise<(PicturePair | null)[]> {
  const later = await readNewestCheck(store, previewId(after.manifests));
  const isOfThese = before.kind === 'deployment' && later?.check.against === before.name;
  if (!later || !isOfThese) return views.map(() => null);
  const earlier = await readNewestCheck(store, previewId(before.manifests));
  return Promise.all(
    views.map(async (view) => {
      const now = viewIn(later, view);
      if (!now?.picture || !now.difference) return null;
      // What is the same needs no second picture.
      const from = now.difference.share === 0 ? later : earlier;
      const picture = viewIn(from, view)?.picture;
      return from && picture ? readPair(store, later, now, { preview: from.check.preview, picture }) : null;
    }),
  );
}

function viewIn(stored: StoredCheck | null, view: View): CheckedView | undefined {
  return stored?.check.views.find(
    (seen) =>
      seen.path === view.path && seen.device === view.device && seen.theme === view.theme && isPictured(seen),
  );
}

async function readPair(
  store: Store,
  { check }: StoredCheck,
  { path, device, picture, difference }: CheckedView,
  old: { preview: string; picture: CheckedPicture },
): Promise<PicturePair | null> {
  const { share, sections, picture: red } = difference!;
  const before = await filesOf(store, old.preview, old.picture);
  const after = await filesOf(store, check.preview, picture!);
  const marked = red && (await filesOf(store, check.preview, red));
  const isWhole = before && after && (!red || marked);
  return isWhole ? { path, device, before, after, share, sections, marked } : null;
}

/** Null where one of them is gone or altered. */
async function filesOf(store: Store, preview: string, { files }: CheckedPicture): Promise<Buffer[] | null> {
  const read = await Promise.all(files.map((sha256) => readPictureFile(store, preview, sha256)));
  const found = read.filter((file) => file !== null);
  return found.length === files.length ? found : null;
}
