import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { type Publication, readPublications } from './publications';
import { type DeploymentParts, idOfRelease, releaseIdSchema } from '../records/record-fields';
import { listReleaseIds, readRelease, type StoredRelease } from './releases';

/** A part, and which of its releases: an id or the beginning of one; null for the newest. */
export interface ReleaseChoice {
  part: string;
  release: string | null;
}

/** Reads `landing` or `landing@3fa9c2d41b7e0011`. @throws SiteError `choice-unreadable` */
export function readChoice(words: string): ReleaseChoice {
  const [part = '', release = null, ...rest] = words.split('@');
  if (release !== '' && rest.length === 0) return { part, release };
  throw new SiteError(
    'choice-unreadable',
    `"${words}" names no release.`,
    `Give a part (${part}) for its newest release, or one of its releases (${part}@3fa9c2d41b7e0011). Nothing was changed.`,
  );
}

/**
 * The releases that the choices name, as a deployment holds them.
 * @throws SiteError `release-unknown`, `release-ambiguous`; `release-altered` or `record-unreadable` when it is unknown
 *   which is the newest
 */
export async function chooseReleases(store: Store, choices: ReleaseChoice[]): Promise<DeploymentParts> {
  const chosen: DeploymentParts = {};
  for (const { part, release } of choices) {
    const stored = release
      ? await readRelease(store, part, await completeId(store, part, release))
      : (await publishedReleases(store, part).next()).value?.stored;
    if (!stored) throw unknownRelease(part, release);
    chosen[part] = { release: stored.manifest.release, manifestSha256: stored.sha256 };
  }
  return chosen;
}

/**
 * Each act of publishing a part, newest first, with its release, as far as that is still in the store.
 * @throws SiteError `record-unreadable`, `release-altered`: then it is unknown which is the newest
 */
export async function* publishedReleases(
  store: Store,
  part: string,
): AsyncGenerator<{ publication: Publication; stored: StoredRelease }, undefined> {
  try {
    for await (const publication of newestFirst(store, part)) {
      const stored = await readRelease(store, part, publication.release);
      if (stored) yield { publication, stored };
    }
  } catch (error) {
    if (!(error instanceof SiteError) || !['record-unreadable', 'release-altered'].includes(error.code))
      throw error;
    throw new SiteError(
      error.code,
      `It is unknown which release of ${part} is the newest: ${error.message}`,
      `${error.remedy} Or name the release that you want: npm run site -- promote ${part}@<release>`,
      { cause: error },
    );
  }
}

/** So many are read at first: the one that is sought is mostly among the newest. */
const FIRST_LOOK = 8;

async function* newestFirst(store: Store, part: string): AsyncGenerator<Publication> {
  const recent = await readPublications(store, part, { limit: FIRST_LOOK });
  yield* recent;
  if (recent.length === FIRST_LOOK) yield* (await readPublications(store, part)).slice(FIRST_LOOK);
}

async function completeId(store: Store, part: string, beginning: string): Promise<string> {
  if (releaseIdSchema.safeParse(beginning).success) return beginning;
  const matches = await listReleaseIds(store, part, beginning);
  if (matches.length === 1) return matches[0] as string;
  if (matches.length === 0) throw unknownRelease(part, beginning);
  throw new SiteError(
    'release-ambiguous',
    `"${idOfRelease({ part, release: beginning })}" could be ${matches.join(' or ')}.`,
    'Give more digits of the release id.',
  );
}

/** No release of that part has the id, or any at all. */
export function unknownRelease(part: string, release: string | null): SiteError {
  return new SiteError(
    'release-unknown',
    release ? `There is no release ${release} of ${part}.` : `No release of ${part} is published.`,
    `Publish one: npm run site -- publish ${part}`,
  );
}
