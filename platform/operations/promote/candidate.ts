import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { pageFile, pathOfFile } from '@site/addresses';
import { pagePaths } from '@site/page-check';
import {
  type ComposedPage,
  type SiteRequest,
  compose,
  composedLanguages,
  isPublicOrigin,
  movedAddresses,
  originFor,
  readShell,
  siteRoutes,
} from '@site/composer';
import { checkPages, checkReleases, missingForPublic } from '@site/gates';
import {
  type DeploymentParts,
  type PartBuild,
  type ReleaseManifest,
  packSite,
  readPageVersions,
  readParts,
  readRelease,
} from '@site/ledger';
import { type SiteProblem, SiteProblems, nullIfRefused, throwErrors } from '@site/errors';
import type { Store } from '@site/store';
import { dayInIndia } from '@site/text';

/**
 * Reads releases and checks that they go together, before any page of them is composed. Of a release that is new, every file has
 * to be there; what composing reads is checked as it is read, and what visitors load by the server.
 * @param live releases that are live: their pages were checked when they went live
 * @throws SiteProblems, SiteError `shell-missing`, `shell-unusable`, and the store's faults
 */
export async function openCandidate(store: Store, parts: DeploymentParts, live: DeploymentParts = {}) {
  const isLive = (part: string) => live[part]?.manifestSha256 === parts[part]!.manifestSha256;
  const liveParts = Object.keys(parts).filter(isLive);
  const changed = Object.keys(parts).filter((part) => !isLive(part));
  const [{ manifests, builds, missing }, before] = await Promise.all([
    readParts(store, parts, changed),
    Promise.all(changed.map((part) => readManifest(store, part, live[part]))),
  ]);
  throwErrors(missing);
  const were = { ...manifests, ...Object.fromEntries(changed.map((part, index) => [part, before[index]])) };
  const livePages = Object.entries(manifests).flatMap(([part, own]) => pagesInBoth(own, were[part]));
  const shell = await readShell(builds);
  const routes = siteRoutes(shell, builds);
  const remotes = Object.fromEntries(Object.entries(builds).filter(([part]) => part !== 'shell'));
  const values = await byPart(remotes, (build) => build.readBusinessValues());
  const businessValues = { ...values, shell: { ...shell.businessValues } };
  // What the gates tell of the releases, and do not refuse.
  const warnings = checkReleases({ manifests, routes, moved: movedAddresses(builds), businessValues });
  const files = composedLanguages(shell, shell.siteOrigin).flatMap(({ tag }) =>
    routes.map(({ path }) => pageFile(path, tag)),
  );
  const origin = originFor(shell);

  /**
   * Composes the pages and checks them.
   * @param deployment name that the pages carry
   * @param how `on`: the day that the gates go by; `isRollback`: it was live before, and goes by no version that is
   * @throws SiteError `page-missing`, `page-refused`
   */
  async function composePages(
    deployment: string,
    place: Pick<SiteRequest, 'basePath' | 'visits' | 'preview'>,
    { on = new Date(), isRollback = false }: { on?: Date; isRollback?: boolean } = {},
  ) {
    const composition = await compose({ deployment, ...place, builds, livePages });
    const translations = await byPart(builds, (build) => build.readOpenTranslations());
    const { basePath } = place;
    const isOther = ({ route }: ComposedPage) => !isRollback && changed.includes(route?.remote ?? '');
    const liveVersions = await versionsOf(store, live, composition.pages.filter(isOther));
    const known = { liveParts, livePages, liveVersions };
    const composed = { ...composition, basePath, manifests, builds, translations, ...known };
    // Other threads compress it while the gates read the pages.
    const [archive, found] = await Promise.all([
      packSite(composition.files),
      checkPages({ ...composed, today: dayInIndia(on) }),
    ]);
    return {
      /** Its files as they are stored. */
      archive,
      paths: pagePaths(Object.keys(composition.files)),
      /** What the gates object to. */
      problems: [...warnings, ...found],
      /** What keeps its pages off a public address, also where they have none. */
      missing: missingForPublic(composed),
    };
  }

  return {
    manifests,
    /** Where their shell says that the site is seen, and whether that is public. */
    origin,
    isPublic: isPublicOrigin(origin),
    paths: pagePaths(files),
    compose: composePages,
  };
}

/** The list of files of a release that is live; null where there is none, and where it is damaged, which keeps nothing else from going live. */
async function readManifest(
  store: Store,
  part: string,
  live: DeploymentParts[string] | undefined,
): Promise<ReleaseManifest | null> {
  if (!live) return null;
  const stored = await readRelease(store, part, live.release, live.manifestSha256).catch(() => null);
  return stored?.sha256 === live.manifestSha256 ? stored.manifest : null;
}

/** By path, the versions that pages have which are live. What is damaged there keeps nothing else from going live. */
async function versionsOf(store: Store, live: DeploymentParts, pages: ComposedPage[]) {
  const own = pages.filter(
    ({ facts, language, route }) => facts?.versions && language === DEFAULT_LANGUAGE && live[route!.remote],
  );
  const versions = own.map(async ({ route }) => {
    const { path, remote } = route!;
    const found = await readPageVersions(store, remote, live[remote]!).catch(nullIfRefused);
    return [path, found?.find((page) => page.path === path)?.approved ?? []] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** Files of the pages that two releases have in common, byte for byte, with what is said of them: `kn/index.html`. */
function pagesInBoth(one: ReleaseManifest, other: ReleaseManifest | null = null): string[] {
  const known = new Map(other?.files.map(({ path, integrity }) => [path, integrity]));
  const same = new Set(
    one.files.flatMap(({ path, integrity }) => (known.get(path) === integrity ? path : [])),
  );
  return [...same].flatMap((path) => {
    const [, name] = /^compose\/pages\/(.+)\.html$/.exec(path) ?? [];
    return name !== undefined && same.has(`compose/pages/${name}.json`) ? `${name}.html` : [];
  });
}

/** Paths of the pages whose words are the same, byte for byte, in two combinations of releases with the same shell; none with another. */
export async function pathsInBoth(
  store: Store,
  parts: DeploymentParts,
  others: DeploymentParts,
): Promise<string[]> {
  if (parts.shell?.manifestSha256 !== others.shell?.manifestSha256) return [];
  const pages = Object.keys(parts).map(async (part) => {
    const own = await readManifest(store, part, parts[part]);
    return own ? pagesInBoth(own, await readManifest(store, part, others[part])) : [];
  });
  return (await Promise.all(pages)).flat().flatMap((file) => pathOfFile(file) ?? []);
}

/**
 * The first thing that the gates have against releases that would be live together, found before a page is composed; null for nothing.
 * @param live releases that are live
 */
export async function findMisfit(
  store: Store,
  parts: DeploymentParts,
  live?: DeploymentParts,
): Promise<SiteProblem | null> {
  try {
    await openCandidate(store, parts, live);
    return null;
  } catch (error) {
    if (error instanceof SiteProblems) return error.problems.find(({ severity }) => severity === 'error')!;
    return nullIfRefused(error);
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
