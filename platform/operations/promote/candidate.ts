import { pageFile } from '@site/addresses';
import { pagePaths } from '@site/page-check';
import {
  type ComposedPage,
  ShellProcess,
  type SiteRequest,
  compose,
  composedLanguages,
  isPublicOrigin,
  originFor,
  searchableOrigin,
  siteRoutes,
} from '@site/composer';
import { type MissingForPublic, checkPages, checkReleases, missingForPublic, throwErrors } from '@site/gates';
import {
  type DeploymentParts,
  type EncodedSite,
  type PartBuild,
  type ReleaseManifest,
  SiteEncoder,
  readParts,
  readTranslations,
  sentSizes,
  verifyRelease,
} from '@site/ledger';
import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { dayInIndia } from '@site/text';

/** A composed and checked candidate, not yet stored. */
export interface ComposedCandidate {
  site: EncodedSite;
  /** What the gates object to. */
  problems: SiteProblem[];
  /** What keeps its pages off a public address, also where they have none. */
  missing: MissingForPublic;
}

/** Releases that go together, ready to be composed. Its opener closes it. */
export class Candidate {
  private constructor(
    private readonly manifests: Record<string, ReleaseManifest>,
    private readonly builds: Record<string, PartBuild>,
    private readonly frames: ShellProcess,
    /** Where their shell says that the site is seen. */
    readonly origin: string,
    /** Addresses of its pages. */
    readonly paths: string[],
    /** What the gates tell of the releases, and do not refuse. */
    private readonly warnings: SiteProblem[],
  ) {}

  /**
   * Reads releases and checks that they go together, before any page of them is composed.
   * @param options.whole parts of which this process has just stored every file: they are not checked again
   * @throws SiteProblems, SiteError `shell-missing`, `shell-failed`, and the store's faults
   */
  static async open(
    store: Store,
    parts: DeploymentParts,
    { whole = [] }: { whole?: string[] } = {},
  ): Promise<Candidate> {
    const unchecked = Object.entries(parts).filter(([part]) => !whole.includes(part));
    throwErrors(await wholeReleasesGate(store, Object.fromEntries(unchecked)));
    const { manifests, builds } = await readParts(store, parts);
    const frames = await ShellProcess.start(builds);
    try {
      const shell = await frames.facts;
      const routes = siteRoutes(shell, builds);
      const businessValues = { ...(await valuesOf(builds)), shell: { ...shell.businessValues } };
      const warnings = checkReleases({ manifests, routes, businessValues });
      const paths = pagePaths(
        composedLanguages(shell, shell.siteOrigin).flatMap(({ tag }) =>
          routes.map(({ path }) => pageFile(path, tag)),
        ),
      );
      return new Candidate(manifests, builds, frames, originFor(shell), paths, warnings);
    } catch (error) {
      frames.close();
      throw error;
    }
  }

  /** Whether the address where it is seen is public. */
  get isPublic(): boolean {
    return isPublicOrigin(this.origin);
  }

  /**
   * Composes the pages and checks them.
   *
   * @param deployment name that the pages carry
   * @param on the day that the gates go by
   * @throws SiteError `page-missing`, `page-refused`, `shell-failed`
   */
  async compose(
    deployment: string,
    place: Pick<SiteRequest, 'basePath' | 'visits' | 'preview'>,
    on: Date = new Date(),
  ): Promise<ComposedCandidate> {
    const { manifests, builds } = this;
    const shell = await this.frames.facts;
    const languages = composedLanguages(shell, searchableOrigin(shell, place.basePath));
    const encoder = new SiteEncoder((siteRoutes(shell, builds).length + 1) * languages.length);
    const onPage = ({ file, html }: ComposedPage) => encoder.add(file, html);
    const composition = await compose({ deployment, ...place, builds, onPage }, this.frames);
    const encoding = encoder.encode(composition.files);
    const translations = await readTranslations(builds);
    const composed = { ...composition, basePath: place.basePath, manifests, builds, translations };
    const found = await checkPages({ ...composed, today: dayInIndia(on) }, encoding.then(sentSizes));
    return {
      site: await encoding,
      problems: [...this.warnings, ...found],
      missing: missingForPublic(composed),
    };
  }

  close(): void {
    this.frames.close();
  }
}

/** Of the remotes, by part. */
async function valuesOf(builds: Record<string, PartBuild>): Promise<Record<string, Record<string, unknown>>> {
  const remotes = Object.entries(builds).filter(([part]) => part !== 'shell');
  const values = remotes.map(async ([part, build]) => [part, await build.readBusinessValues()] as const);
  return Object.fromEntries(await Promise.all(values));
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
