import { pageFile } from '../../addresses/page-files';
import { pagePaths } from '../../check/views';
import type { PageHash } from '../../authority/statement';
import type { ComposedPage } from '../../compose/compose-page';
import { languagePath } from '@site/shared/site/languages';
import { compose, type SiteRequest } from '../../compose/compose-site';
import { composedLanguages, isPublicOrigin, originFor, searchableOrigin } from '../../compose/origin';
import { pageHashes } from '../../compose/page-hash';
import { checkPages, checkReleases, throwErrors } from '../../gates/check-gates';
import { type PublicLacks, publicLacks } from '../../gates/public-lacks';
import type { DeploymentParts } from '../../records/choose-releases';
import { siteRoutes } from '../../compose/site-routes';
import { type PartBuild, readTranslations } from '../../records/part-build';
import { readParts } from '../../records/read-parts';
import type { ReleaseManifest } from '../../records/release-manifest';
import { type EncodedSite, sentSizes, SiteEncoder } from '../../records/write-site';
import { Prerenderer } from '../../render/prerenderer';
import { RenderBoxes } from '../../render/render-boxes';
import { type RenderInputs, StoredRenders } from '../../render/render-cache';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import { dayInIndia } from '../../text/time';
import { verifyRelease } from '../../records/verify-release';

/** A composed and checked candidate, not yet stored. */
export interface ComposedCandidate {
  site: EncodedSite;
  /** What the gates object to. */
  problems: SiteProblem[];
  /** What keeps its pages off a public address, also where they have none. */
  lacks: PublicLacks;
  /** Paths whose pages were rendered for it; the others came from the render cache. */
  rendered: string[];
  /** Paths whose kept render was planted or damaged: it was not what its releases render, and is replaced. */
  altered: string[];
  /** What each page shows, by its hash. */
  hashPages(): PageHash[];
  /** Stores what was rendered, for the next time. */
  cacheRenders(): Promise<void>;
}

/** Releases that go together, ready to be composed. Whoever opens one closes it. */
export class Candidate {
  private constructor(
    private readonly store: Store,
    private readonly manifests: Record<string, ReleaseManifest>,
    private readonly builds: Record<string, PartBuild>,
    private readonly prerenderer: Prerenderer,
    /** Where their shell says that the site is seen. */
    readonly origin: string,
    /** Addresses of its pages. */
    readonly paths: string[],
    /** What the gates tell of the releases, and do not refuse. */
    private readonly warnings: SiteProblem[],
  ) {}

  /**
   * Reads releases and checks that they go together, before any page of them is rendered.
   * @param changed parts that are not live as they are here: their pages are to be rendered
   * @param options.whole parts of which this process has just stored every file: they are not checked again
   * @throws SiteProblems, SiteError `shell-missing`, `shell-failed`, and the store's faults
   */
  static async open(
    store: Store,
    parts: DeploymentParts,
    changed: string[],
    { whole = [] }: { whole?: string[] } = {},
  ): Promise<Candidate> {
    const boxes = new RenderBoxes();
    try {
      // Their processes start while the releases are read.
      const used = changed.includes('shell') ? Object.keys(parts) : ['shell', ...changed];
      boxes.prepare(used);
      const unchecked = Object.entries(parts).filter(([part]) => !whole.includes(part));
      throwErrors(await wholeReleasesGate(store, Object.fromEntries(unchecked)));
      const { manifests, builds } = await readParts(store, parts);
      const prerenderer = new Prerenderer(builds, boxes);
      prerenderer.prepare(used);
      const shell = await prerenderer.shell();
      const routes = siteRoutes(shell, builds);
      const warnings = checkReleases({ manifests, routes });
      const paths = pagePaths(
        composedLanguages(shell, shell.siteOrigin).flatMap(({ tag }) =>
          routes.map(({ path }) => pageFile(path, tag)),
        ),
      );
      return new Candidate(store, manifests, builds, prerenderer, originFor(shell), paths, warnings);
    } catch (error) {
      await boxes.close();
      throw error;
    }
  }

  /** Whether anybody can open the address where it is seen. */
  get isPublic(): boolean {
    return isPublicOrigin(this.origin);
  }

  /**
   * Composes the pages and checks them.
   *
   * @param deployment name that the pages carry
   * @param by who has it composed
   * @param options.on the day that the gates go by
   * @param options.isFresh whether every kept render is made again and compared, and not a sample of one
   * @throws SiteError `page-failed`, `shell-failed`
   */
  async compose(
    deployment: string,
    place: Pick<SiteRequest, 'basePath' | 'visits' | 'preview'>,
    by: string,
    { on = new Date(), isFresh = false }: { on?: Date; isFresh?: boolean } = {},
  ): Promise<ComposedCandidate> {
    const { manifests, builds } = this;
    const shell = await this.prerenderer.shell();
    const languages = composedLanguages(shell, searchableOrigin(shell, place.basePath));
    const pageCount = (siteRoutes(shell, builds).length + 1) * languages.length;
    const sample = Math.floor(Math.random() * pageCount);
    const renders = new StoredRenders(this.store, { by, isChecked: (nth) => isFresh || nth === sample });
    const encoder = new SiteEncoder(pageCount);
    const onPage = ({ file, html }: ComposedPage) => encoder.add(file, html);
    const composition = await compose({ deployment, ...place, builds, renders, onPage }, this.prerenderer);
    const encoding = encoder.encode(composition.files);
    const translations = await readTranslations(builds);
    const composed = { ...composition, basePath: place.basePath, manifests, builds, translations };
    const found = await checkPages({ ...composed, today: dayInIndia(on) }, encoding.then(sentSizes));
    const problems = [...this.warnings, ...found];
    const site = await encoding;
    const pathsOf = (inputs: RenderInputs[]) =>
      inputs.map(({ language, path }) => languagePath(language) + path);
    const [rendered, altered] = [pathsOf(renders.made), pathsOf(renders.altered)];
    return {
      site,
      problems,
      lacks: publicLacks(composed),
      rendered,
      altered,
      hashPages: () => pageHashes(composition.pages),
      cacheRenders: () => renders.keep(),
    };
  }

  async close(): Promise<void> {
    await this.prerenderer.close();
  }
}

/**
 * Every file of every release is there, with the bytes that its manifest and its deployment vouch for. Checked before any of
 * them is read for composing.
 */
async function wholeReleasesGate(store: Store, parts: DeploymentParts): Promise<SiteProblem[]> {
  const problems = await Promise.all(
    Object.entries(parts).map(([part, { release, manifestSha256 }]) =>
      verifyRelease(store, part, release, manifestSha256),
    ),
  );
  return problems.flat();
}
