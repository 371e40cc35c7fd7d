import { previewBase, previewPath } from '@site/addresses';
import { previewDeployment, previewFacts } from '@site/composer';
import {
  type DeploymentParts,
  type NamedDeployment,
  type ReleaseName,
  listPreviewIds,
  previewId,
  readLiveDeployment,
  writePreview,
  type ReleaseChoice,
  chooseReleases,
  readPreview,
  assertSingleLine,
  ShareLinks,
  withdrawnProblems,
} from '@site/ledger';
import { type SiteProblem, SiteError } from '@site/errors';
import { type Store, mapLimited, nullIfDamaged } from '@site/store';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { openCandidate } from './promote/candidate';

interface PreviewRequest {
  store: Store;
  /** Releases to look at; the other parts are those that are live. */
  parts: DeploymentParts;
  /** What is live, where that was just read. */
  live?: NamedDeployment | null;
}

export interface Preview {
  /** The same combination of releases has the same id, at any time and for any person. */
  id: string;
  /** Where the site hangs: `/_preview/<id>/`. */
  path: string;
  /** Addresses of its pages below it. */
  paths: string[];
  parts: DeploymentParts;
  /** The releases that are not live, by part. */
  changed: DeploymentParts;
  /** What would keep it from going live as it is. */
  problems: SiteProblem[];
}

/**
 * Shows releases with everything else that is live, at an address of its own, hidden from search engines. Visitors
 * see nothing of it. What the gates have against its pages is told, and the preview can be looked at all the same.
 * Its pages are stored nowhere: they are composed of the releases when it is looked at.
 * @throws SiteProblems when the releases do not go together; SiteError `shell-missing`, `page-missing` and the like
 */
export async function preview({ store, parts, ...given }: PreviewRequest): Promise<Preview> {
  const live = given.live === undefined ? await readLiveDeployment(store) : given.live;
  const wanted = { ...live?.record.parts, ...parts };
  const id = previewId(wanted);
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([part, { release }]) => live?.record.parts[part]?.release !== release),
  );
  const made = { changed: Object.keys(changed), against: live?.name ?? null };
  const candidate = await openCandidate(store, wanted, live?.record.parts);
  const place = { basePath: previewBase(id), preview: previewFacts(made, candidate.manifests) };
  const { paths, problems } = await candidate.compose(previewDeployment(id), place);
  await writePreview(store, { parts: wanted, ...made });
  return {
    id,
    path: previewPath(id),
    paths,
    parts: wanted,
    changed,
    problems: [...(await withdrawnProblems(store, changed)), ...problems],
  };
}

/**
 * Releases as they are named: by themselves, or by the id of a preview.
 * @throws SiteError `candidate-unknown`, and what choosing releases throws
 */
export async function partsOfCandidate(
  store: Store,
  candidate: string | ReleaseChoice[],
): Promise<DeploymentParts> {
  if (typeof candidate !== 'string') return chooseReleases(store, candidate);
  const preview = await readPreview(store, candidate);
  if (preview) return preview.parts;
  throw new SiteError(
    'candidate-unknown',
    `There is no preview ${candidate}; nothing was done.`,
    'Name a release (landing@3fa9c2d41b7e0011), or the 32 digits of a preview. They are listed by: npm run site -- status',
  );
}

interface ShareRequest {
  store: Store;
  /** Of the server of previews. */
  secret: string;
  /** Id of the preview, which is made. */
  preview: string;
  hours: number;
}

/**
 * Makes a share link: a path at which everybody who has it sees a preview, until a time. Nothing keeps it.
 * @throws SiteError `preview-unknown`
 */
export async function sharePreview(request: ShareRequest): Promise<{ path: string; until: Date }> {
  const { store, secret, preview, hours } = request;
  const made = await readPreview(store, preview);
  if (!made)
    throw new SiteError(
      'preview-unknown',
      `There is no preview ${JSON.stringify(preview.slice(0, 40))} in the store; no link was made.`,
      'Make it: npm run site -- preview <part@release>. It prints the 32 digits of the preview.',
    );
  const until = new Date(Date.now() + hours * 60 * 60_000);
  const site = previewPath(preview, await new ShareLinks(store).make(secret, preview, until));
  // Of one part alone, the page to look at is its own.
  const [part = ''] = made.changed.length === 1 ? made.changed : [];
  const [page = '/'] = Object.keys(knownParts[part]?.pages ?? {});
  return { path: site + page.slice(1), until };
}

/**
 * Revokes all share links that have been made so far.
 * @param of a preview's id; or releases: of all previews that show these, whatever was live next to them
 * @returns the ids of these previews
 */
export async function revokeShareLinks(
  store: Store,
  of: string | ReleaseName[],
  author: string,
): Promise<string[]> {
  assertSingleLine({ author });
  const previews = typeof of === 'string' ? [of] : await previewsOf(store, of);
  await new ShareLinks(store).revoke(previews, { author, time: new Date().toISOString() });
  return previews;
}

/** Ids of the previews that show releases which were not live. */
async function previewsOf(store: Store, releases: ReleaseName[]): Promise<string[]> {
  const previews = await mapLimited(await listPreviewIds(store), (id) =>
    readPreview(store, id).catch(nullIfDamaged),
  );
  return previews.flatMap((made) => {
    const isShown = ({ part, release }: ReleaseName) =>
      made?.changed.includes(part) && made.parts[part]?.release === release;
    return made && releases.every(isShown) ? made.id : [];
  });
}
