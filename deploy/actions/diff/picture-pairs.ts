import type { Browser } from 'playwright-core';
import type { OpenBrowser } from '../../check/browser';
import { compareTaken } from '../../check/compare-taken';
import { encodePicture, readPixels } from '../../check/encode-picture';
import type { SitePlace } from '../../check/open-page';
import { pagePaths, pathsIn, picturedViews, type View, isPictured } from '../../check/views';
import { picturePage } from '../../check/visit';
import type { SiteVersion } from '../../compare/site-version';
import { chooseReleases } from '../../records/choose-releases';
import type { NamedDeployment } from '../../records/deployment';
import { findDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import { formatCount } from '../../text/table';
import { openPlaces } from '../check/open-places';
import { preview } from '../preview';
import type { PicturePair } from './picture-pair';
import {
  type CheckedPicture,
  type CheckedView,
  readNewestCheck,
  readPictureFile,
  type StoredCheck,
} from '../../records/checks';
import { previewId } from '../../records/previews';

interface PicturesRequest {
  store: Store;
  before: SiteVersion;
  after: SiteVersion;
  /** BCP 47 tags; none: every language. */
  languages: string[];
  openBrowser: () => Promise<OpenBrowser>;
  progress: (sentence: string) => void;
}

/**
 * Pictures of two versions of the site, page by page, on phone and desktop in the light theme. What a check has seen of exactly these
 * is taken from its record; the rest is made. A version that nothing stores becomes a preview by this.
 * @throws SiteError `browser-missing`, `browser-failed`, `language-unknown`, and what making a preview throws
 */
export async function picturePairs(request: PicturesRequest): Promise<PicturePair[]> {
  const { store, before, after, languages, progress } = request;
  const paths = [...new Set([before, after].flatMap(({ files }) => pagePaths(Object.keys(files))))].sort();
  const views = pathsIn(paths, languages).flatMap(lightViews);
  const recorded = await readRecorded(store, request, views);
  const missing = recorded.filter((pair) => pair === null).length;
  if (missing === 0) return recorded.filter((pair) => pair !== null);
  progress(`Taking ${formatCount(missing, 'picture')} before and after`);
  const both = await openBoth(request);
  try {
    const pairs: PicturePair[] = [];
    for (const [index, view] of views.entries()) pairs.push(recorded[index] ?? (await take(both, view)));
    return pairs;
  } finally {
    await both.close();
  }
}

const lightViews = (path: string) => picturedViews(path).filter(({ theme }) => theme === 'light');

interface Both {
  browser: Browser;
  before: SitePlace;
  after: SitePlace;
  close: () => Promise<unknown>;
}

async function openBoth({ store, before, after, openBrowser }: PicturesRequest): Promise<Both> {
  const { browser } = await openBrowser();
  try {
    const versions = [await stored(store, before), await stored(store, after)];
    const { places, close } = await openPlaces(store, versions);
    const [one, other] = places as [SitePlace, SitePlace];
    return { browser, before: one, after: other, close: () => Promise.all([browser.close(), close()]) };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** As it can be served: a deployment, or the id of a preview. */
async function stored(
  store: Store,
  { kind, name, manifests }: SiteVersion,
): Promise<string | NamedDeployment> {
  if (kind === 'deployment') return findDeployment(store, name!);
  if (kind === 'preview') return name!;
  const releases = Object.values(manifests).map(({ part, release }) => ({ part, release }));
  return (await preview({ store, parts: await chooseReleases(store, releases) })).id;
}

async function take({ browser, before, after }: Both, view: View): Promise<PicturePair> {
  const [one, other] = await Promise.all([
    picturePage(browser, before, view),
    picturePage(browser, after, view),
  ]);
  const { path, device } = view;
  const earlier = one && (await encodePicture(await readPixels(one))).files;
  const alone = { path, device, before: earlier, after: null, share: null, sections: [], marked: null };
  if (!other) return alone;
  const { picture, difference } = await compareTaken(one, other);
  const { share = null, sections = [], marked = null } = difference ?? {};
  return { ...alone, after: picture.files, share, sections, marked: marked?.files ?? null };
}

/**
 * The pictures that checks have kept of exactly these two versions, where the later one was compared with the earlier one.
 * @returns for each view; null where a picture has to be taken
 */
async function readRecorded(
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
