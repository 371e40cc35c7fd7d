import { deploymentName, previewId, releaseWord, sha256 } from '../../api/names';
import { z } from 'zod';
import {
  type Check,
  type CheckedView,
  Checks,
  type DeploymentParts,
  type People,
  findDeployment,
  listPreviewIds,
  previewId as idOfParts,
  readPreview,
} from '@site/ledger';
import { mapLimited, type Store } from '@site/store';
import { nullIfRefused } from '@site/errors';
import { findingsOf, pathsInBoth } from '@site/operations';
import { RequestRefused } from '../security/refusal';
import { FileAnswer, Topic } from './route';

/** A deployment, `live`, a preview, or a release by its full id: what never means another thing tomorrow but for `live`. */
const versionWord = z.union([z.literal('live'), deploymentName, previewId, releaseWord]);

/** What is different, and what a browser saw. */
export const checkRoutes = new Topic()
  .does('What a visitor finds different between two versions of the site, in words.')
  .get(
    '/difference',
    { query: z.object({ from: versionWord, to: versionWord }) },
    ({ differences }, { query: { from, to } }) => differences.between(from, to),
  )
  .does('What this machine misses to run a check, so that it is known before.')
  .get('/check-missing', {}, async ({ missingForCheck }) => ({ problems: await missingForCheck() }))
  .does('A file of a picture that a check took, as WebP.')
  .get('/pictures/:preview/:picture', {}, async ({ store }, { params: { preview, picture } }) => {
    const isNamed = previewId.safeParse(preview).success && sha256.safeParse(picture).success;
    const body = isNamed ? await new Checks(store, preview).readPicture(picture) : null;
    if (body) return new FileAnswer('image/webp', body);
    throw new RequestRefused(
      404,
      'picture-missing',
      'That picture is not in the store: its preview was pruned, or the file was damaged.',
      'Have a browser open the candidate again: the button "Run the check".',
    );
  });

/**
 * What a browser saw of a release: with all else of a deployment, or else, where something else went live since or others were to go
 * live with it, what it saw last of it. Null for nothing.
 * @param parts the deployment
 */
export async function readCheckOf(store: Store, part: string, parts: DeploymentParts, people: People | null) {
  const exactly = await readCheck(store, [idOfParts(parts)], people);
  if (exactly) return exactly;
  const previews = await mapLimited(await listPreviewIds(store), (id) =>
    readPreview(store, id).catch(nullIfRefused),
  );
  const { manifestSha256: own } = parts[part]!;
  const ids = previews.flatMap((one) => (one?.parts[part]?.manifestSha256 === own ? one.id : []));
  return readCheck(store, ids, people);
}

/**
 * The newest check of these previews, as the screens take it; null for none. It counts where it was signed: by its pictures people see
 * what they approve.
 */
export async function readCheck(store: Store, ids: string[], people: People | null) {
  const newestOf = async (preview: string) => {
    const stored = await new Checks(store, preview).readNewest(people);
    return stored?.isSigned ? stored.check : null;
  };
  const checks = (await mapLimited(ids, newestOf)).flatMap((one) => one ?? []);
  const [check] = checks.sort((one, other) => other.time.localeCompare(one.time));
  if (!check) return null;
  // What it compares with was never checked itself, or is gone: then there are no pictures of it.
  const live = check.against && (await findDeployment(store, check.against).catch(nullIfRefused));
  const earlier = live ? await newestOf(idOfParts(live.record.parts)) : null;
  const unchanged = live ? await pathsInBoth(store, check.parts, live.record.parts) : [];
  const { preview, author, time, browser, isPassed, views } = check;
  return {
    ...{ preview, author, time, browser, isPassed },
    /** What was found, once for a page. */
    findings: findingsOf(check).map(({ views: seen, ...one }) => ({
      ...one,
      views: seen.length,
      /** Whether the words of its page are as they were live, and the frame, too. */
      isUnchanged: unchanged.includes(one.path),
    })),
    /** The views of which there are some. */
    pictures: views.flatMap((view) => pictureOf(view, earlier) ?? []),
  };
}

function pictureOf({ path, device, theme, difference, picture: after }: CheckedView, earlier: Check | null) {
  if (!after) return null;
  const seen = earlier?.views.find(
    (one) => one.picture !== null && one.path === path && one.device === device && one.theme === theme,
  );
  return {
    ...{ path, device, theme, after },
    /** As it was live, by that preview's check. Null where it was the same, or was not checked. */
    before: difference?.share && seen ? { ...seen.picture!, preview: earlier!.preview } : null,
    /** Share of pixels that differ from what was live, 0 to 1; null where the page was not live. */
    share: difference?.share ?? null,
    sections: difference?.sections ?? [],
    /** With what changed in red. */
    marked: difference?.picture ?? null,
  };
}
