import { pageFile } from '@site/addresses';
import { pagePaths } from '@site/page-check';
import {
  type SiteRequest,
  compose,
  composedLanguages,
  isPublicOrigin,
  originFor,
  readShell,
  siteRoutes,
} from '@site/composer';
import { type MissingForPublic, checkPages, checkReleases, missingForPublic, throwErrors } from '@site/gates';
import {
  type DeploymentParts,
  type PartBuild,
  type ReleaseManifest,
  packSite,
  readParts,
} from '@site/ledger';
import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { dayInIndia } from '@site/text';

/** A composed and checked candidate, not yet stored. */
export interface ComposedCandidate {
  /** Its files as they are stored. */
  archive: Buffer;
  /** Addresses of its pages. */
  paths: string[];
  /** What the gates object to. */
  problems: SiteProblem[];
  /** What keeps its pages off a public address, also where they have none. */
  missing: MissingForPublic;
}

/** Releases that go together, ready to be composed. */
export class Candidate {
  private constructor(
    readonly manifests: Record<string, ReleaseManifest>,
    private readonly builds: Record<string, PartBuild>,
    /** Parts whose releases are live. */
    private readonly checked: string[],
    /** Where their shell says that the site is seen. */
    readonly origin: string,
    /** Addresses of its pages. */
    readonly paths: string[],
    /** What the gates tell of the releases, and do not refuse. */
    private readonly warnings: SiteProblem[],
  ) {}

  /**
   * Reads releases and checks that they go together, before any page of them is composed. Of a release that is new, every file has
   * to be there; what composing reads is checked as it is read, and what visitors load by the server.
   * @param live releases that are live: their pages were checked when they went live
   * @throws SiteProblems, SiteError `shell-missing`, `shell-unusable`, and the store's faults
   */
  static async open(store: Store, parts: DeploymentParts, live: DeploymentParts = {}): Promise<Candidate> {
    const isLive = (part: string) => live[part]?.manifestSha256 === parts[part]!.manifestSha256;
    const checked = Object.keys(parts).filter(isLive);
    const unchecked = Object.keys(parts).filter((part) => !isLive(part));
    const { manifests, builds, missing } = await readParts(store, parts, unchecked);
    throwErrors(missing);
    const shell = await readShell(builds);
    const routes = siteRoutes(shell, builds);
    const remotes = Object.fromEntries(Object.entries(builds).filter(([part]) => part !== 'shell'));
    const values = await byPart(remotes, (build) => build.readBusinessValues());
    const businessValues = { ...values, shell: { ...shell.businessValues } };
    const warnings = checkReleases({ manifests, routes, businessValues });
    const paths = pagePaths(
      composedLanguages(shell, shell.siteOrigin).flatMap(({ tag }) =>
        routes.map(({ path }) => pageFile(path, tag)),
      ),
    );
    return new Candidate(manifests, builds, checked, originFor(shell), paths, warnings);
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
   * @throws SiteError `page-missing`, `page-refused`
   */
  async compose(
    deployment: string,
    place: Pick<SiteRequest, 'basePath' | 'visits' | 'preview'>,
    on: Date = new Date(),
  ): Promise<ComposedCandidate> {
    const { manifests, builds, checked } = this;
    const composition = await compose({ deployment, ...place, builds, checked });
    const translations = await byPart(builds, (build) => build.readOpenTranslations());
    const composed = { ...composition, basePath: place.basePath, manifests, builds, translations, checked };
    // Other threads compress it while the gates read the pages.
    const [archive, found] = await Promise.all([
      packSite(composition.files),
      checkPages({ ...composed, today: dayInIndia(on) }),
    ]);
    return {
      archive,
      paths: pagePaths(Object.keys(composition.files)),
      problems: [...this.warnings, ...found],
      missing: missingForPublic(composed),
    };
  }
}

/** What builds say of themselves, by part. @throws SiteError where a release's list is damaged */
export async function byPart<Fact>(
  builds: Record<string, PartBuild>,
  read: (build: PartBuild) => Promise<Fact>,
): Promise<Record<string, Fact>> {
  const facts = Object.entries(builds).map(async ([part, build]) => [part, await read(build)] as const);
  return Object.fromEntries(await Promise.all(facts));
}
