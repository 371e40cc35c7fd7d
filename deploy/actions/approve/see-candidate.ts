import type { PageHash, Predicate } from '../../authority/statement';
import { composePages } from '../../compose/compose-site';
import { pageHashes } from '../../compose/page-hash';
import { readNewestCheck } from '../../records/checks';
import type { DeploymentParts } from '../../records/choose-releases';
import { readParts } from '../../records/read-parts';
import { Prerenderer } from '../../render/prerenderer';
import { canonicalJson } from '../../store/canonical-json';
import type { Store } from '../../store/store';
import { previewId } from '../../records/previews';

/** What whoever approves a part's release in a combination has before them. */
export type SeenCandidate = Pick<Predicate<'approval'>, 'pages' | 'check'>;

/** The name that pages carry which no deployment has yet; no hash holds it. */
const NO_DEPLOYMENT = 'candidate';

/**
 * The pages of a part as the combination would show them, by their hashes, and the newest check of it. All is rendered anew:
 * a render that is kept in the store could have been planted.
 * @throws SiteError `page-failed`, `shell-failed`, and what reading a release throws
 */
export async function seeCandidate(
  store: Store,
  { part, parts }: { part: string; parts: DeploymentParts },
): Promise<SeenCandidate> {
  return { pages: await seePages(store, part, parts), check: await seeCheck(store, parts) };
}

/** The shell's are those of all parts: its frame is around each. */
async function seePages(store: Store, part: string, parts: DeploymentParts): Promise<PageHash[]> {
  const { builds } = await readParts(store, parts);
  const prerenderer = new Prerenderer(builds);
  prerenderer.prepare(part === 'shell' ? Object.keys(parts) : ['shell', part]);
  try {
    const request = { deployment: NO_DEPLOYMENT, basePath: '', builds };
    const { pages } = await composePages(request, prerenderer, part === 'shell' ? null : part);
    return pageHashes(pages);
  } finally {
    await prerenderer.close();
  }
}

/** The newest check of exactly this combination, whatever it found; null for none. */
export async function seeCheck(store: Store, parts: DeploymentParts): Promise<SeenCandidate['check']> {
  const stored = await readNewestCheck(store, previewId(parts));
  if (!stored) return null;
  const { check, sha256 } = stored;
  const isSame = Object.entries(parts).every(
    ([part, { manifestSha256 }]) => check.parts[part]?.manifestSha256 === manifestSha256,
  );
  return isSame ? { sha256, isPassed: check.isPassed, time: check.time } : null;
}

/** Whether somebody sees what they had not seen when they said yes: another page, or a check. */
export function isNewSight(seen: SeenCandidate, before: SeenCandidate): boolean {
  const isSame = (a: object, b: object | null) => b !== null && canonicalJson(a).equals(canonicalJson(b));
  return !isSame(seen.pages, before.pages) || (seen.check !== null && !isSame(seen.check, before.check));
}
