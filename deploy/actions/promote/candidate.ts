import { compose, type SiteRequest } from '../../compose/compose-site';
import { originFor } from '../../compose/origin';
import { checkReleases, checkPages, throwErrors } from '../../gates/check-gates';
import { wholeReleasesGate } from '../../gates/whole-releases-gate';
import { Prerenderer } from '../../render/prerenderer';
import { StoredRenders } from '../../render/render-cache';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import type { DeploymentParts } from '../../records/choose-releases';
import { readParts } from '../../records/read-parts';
import { type EncodedSite, encodeSite, sentSizes } from '../../records/write-site';

/** Releases that go together, ready to be composed. */
interface ReadyReleases {
  /** Where their shell says that the site is seen. */
  origin: string;
  /**
   * Composes and judges them.
   * @param deployment name that the pages carry
   * @param place where the site hangs, and whether browsers keep it
   */
  compose(deployment: string, place: Place): Promise<CandidateSite>;
}

type Place = Pick<SiteRequest, 'basePath' | 'offline'>;

/** A composed site, not yet stored. */
interface CandidateSite {
  site: EncodedSite;
  /** What the gates have against it. */
  problems: SiteProblem[];
  /** Paths whose pages were rendered for it; the others were kept from an earlier time. */
  rendered: string[];
  /** Keeps what was rendered for the next time. */
  keepRenders(): Promise<void>;
}

/**
 * Judges releases before any page of them is rendered, and hands them on ready to be composed.
 * @throws SiteProblems, SiteError `shell-missing`, `shell-failed`, `page-failed`, and the store's faults
 */
export async function withReadyReleases<T>(
  store: Store,
  parts: DeploymentParts,
  withReleases: (ready: ReadyReleases) => Promise<T>,
): Promise<T> {
  throwErrors(await wholeReleasesGate(store, parts));
  const { manifests, builds } = await readParts(store, parts);
  const prerenderer = new Prerenderer(builds);
  try {
    const shell = await prerenderer.shell();
    checkReleases({ manifests, routes: shell.routes });
    return await withReleases({
      origin: originFor(shell),
      compose: async (deployment, place) => {
        const renders = new StoredRenders(store);
        const composition = await compose({ deployment, ...place, builds, renders }, prerenderer);
        const site = await encodeSite(composition.files);
        const sizes = sentSizes(site);
        const { basePath } = place;
        const problems = checkPages({ ...composition, basePath, manifests, builds, sizes });
        const rendered = renders.made.map(({ path }) => path);
        return { site, problems, rendered, keepRenders: () => renders.keep() };
      },
    });
  } finally {
    await prerenderer.close();
  }
}
