import { previewBase, previewPath } from '@site/addresses';
import { previewDeployment, previewFacts } from '@site/composer';
import {
  type DeploymentParts,
  type NamedDeployment,
  previewId,
  readLiveDeployment,
  writePreview,
} from '@site/ledger';
import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { Candidate } from './promote/candidate';
import { withdrawnGate } from '@site/gates';

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
  const live = given.live === undefined ? await readLive(store) : given.live;
  const wanted = { ...live?.record.parts, ...parts };
  const id = previewId(wanted);
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([part, { release }]) => live?.record.parts[part]?.release !== release),
  );
  const made = { changed: Object.keys(changed), against: live?.name ?? null };
  const candidate = await Candidate.open(store, wanted, live?.record.parts);
  const place = { basePath: previewBase(id), preview: previewFacts(made, candidate.manifests) };
  const { paths, problems } = await candidate.compose(previewDeployment(id), place);
  await writePreview(store, { parts: wanted, ...made });
  return {
    id,
    path: previewPath(id),
    paths,
    parts: wanted,
    changed,
    problems: [...(await withdrawnGate(store, changed)), ...problems],
  };
}

async function readLive(store: Store): Promise<NamedDeployment | null> {
  return (await readLiveDeployment(store))?.deployment ?? null;
}
