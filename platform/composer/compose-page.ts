import { createHash } from 'node:crypto';
import {
  BASE_PATH_MARK,
  type FrameRequest,
  type LinkPreviewPicture,
  type OgImage,
  PAGE_SLOT,
  type PageAlternate,
  type PageFacts,
  type PreviewFacts,
  RELEASE_MARK,
  type SiteRoute,
} from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, isOffered, languagePath, languageFolder } from '@site/shared/site/languages';
import { VISITS_PATH, notFoundFile, pageFile, releaseBase } from '@site/addresses';
import type { PartBuild } from '@site/ledger';
import { SiteError } from '@site/errors';
import { withPolicy } from './content-security-policy';
import { pageDeployment, partsOfRoutes, reachableRoutes, safeJson } from './page-deployment';
import { pageScripts, type PageScripts } from './page-scripts';
import type { SiteStyles } from './page-styles';
import { paintedPicture } from './painted-pictures';
import { readReleasedPage } from './released-page';
import type { ShellFacts, ShellProcess } from './shell-process';

interface PaintedPicture extends Omit<OgImage, 'svg'> {
  /** File name in the composed site. */
  name: string;
  /** Address below the base path; another picture has another one, because chats keep what they have seen. */
  address: string;
  png: Buffer;
}

/** What all pages of a site are composed with. */
interface SiteMaterial {
  builds: Record<string, PartBuild>;
  /** All that the site has. */
  routes: SiteRoute[];
  shell: ShellFacts;
  frames: ShellProcess;
  styles: SiteStyles;
  /** Null for the live site. */
  preview: PreviewFacts | null;
  /** Whether pages count visits. @default false */
  visits?: boolean;
  /** Parts whose pages were checked when their releases went live. @default none */
  checked?: string[];
}

export interface ComposedPage {
  /** BCP 47 tag. */
  language: string;
  /** Below the base path: `/`, `/kn/privacy-policy`; `/404` or `/kn/404` for the page that says "not found". */
  path: string;
  /** Name of its file: `kn/index.html`. */
  file: string;
  /** Null for the page that says "not found". */
  route: SiteRoute | null;
  title: string;
  description: string;
  /** What its release says of it; null for the page that says "not found". */
  facts: PageFacts | null;
  /** The complete document. */
  html: string;
  /** What is next to the page's link in chats. */
  picture: PaintedPicture | null;
  scripts: PageScripts;
}

/** Which page is wanted. */
export interface PageRequest extends Pick<FrameRequest, 'path' | 'route' | 'language' | 'basePath'> {
  /** Where the site is served; null while search engines are to stay away. */
  origin: string | null;
}

/**
 * One page, as it is served: the page of the release, put into the shell's frame, and around it what depends on the deployment.
 * @param deployment name of the deployment
 * @param english the same page in English, whose picture it shows where it has none; undefined for that page itself
 * @throws SiteError `page-missing`, `page-refused`, `shell-failed`, `picture-not-painted`, and what reading a release throws
 */
export async function composePage(
  { builds, routes, shell, frames, styles, preview, visits, checked = [] }: SiteMaterial,
  deployment: string,
  request: PageRequest,
  english?: Promise<ComposedPage>,
): Promise<ComposedPage> {
  const { path: routePath, route, language, basePath, origin } = request;
  const path = languagePath(language) + routePath;
  const page =
    route &&
    (await readReleasedPage(builds[route.remote]!, routePath, language, checked.includes(route.remote)));
  const facts = page?.facts ?? null;
  const frame = await frames.renderFrame({
    path: routePath,
    route,
    language,
    basePath,
    page: page && { markup: page.markup, inEnglish: page.facts.inEnglish },
  });
  const { title, description } = facts ?? frame.notFound;
  const picture = facts?.ogImage
    ? await ogImage(routePath, language, await frames.drawOgImage({ ...facts.ogImage, language }))
    : ((await english)?.picture ?? null);
  const scripts = pageScripts(builds, route, language);
  const reachable = reachableRoutes(route, routes, shell);
  const ownBuilds = partsOfRoutes(builds, reachable);
  const ownStyles = styles.of(route, language);
  const inlined = ownStyles.map(({ href }) => href);
  const structuredData = origin ? (facts?.structuredData ?? []) : [];
  const document = await frames.renderDocument({
    basePath,
    ...(language !== DEFAULT_LANGUAGE && { language }),
    alternates: route ? alternatesOf(routePath, shell, (origin ?? '') + basePath) : [],
    preview,
    ...(visits && {
      visits: { endpoint: VISITS_PATH, deployment, route: routePath, language },
    }),
    title,
    description,
    canonical: origin && route ? origin + path : null,
    ogImage: picture && linkPreview(picture, (origin ?? '') + basePath),
    structuredDataJson: structuredData.length > 0 ? safeJson(structuredData) : null,
    styles: ownStyles,
    deploymentJson: safeJson(
      pageDeployment({ deployment, basePath, language, inlined }, ownBuilds, reachable),
    ),
    ...scripts,
    body: frame.body,
    picture: frame.picture,
  });
  const policyScope = {
    isPublic: origin !== null,
    releases: Object.values(ownBuilds).map(releaseBase),
  };
  // A page brings no code, so its policy is that of the document around it.
  const framed = withPolicy(withAddresses(document, basePath, ownBuilds), policyScope);
  const html = page ? inSlot(framed, withAddresses(page.markup, basePath, ownBuilds), builds.shell!) : framed;
  const file = route ? pageFile(routePath, language) : notFoundFile(language);
  return { language, path, file, route, title, description, facts, html, picture, scripts };
}

/** The slot is in the body: what a style sheet in the head says is none. @throws SiteError `shell-failed` */
function inSlot(document: string, markup: string, { release }: PartBuild): string {
  const at = document.lastIndexOf(PAGE_SLOT);
  if (at !== -1) return document.slice(0, at) + markup + document.slice(at + PAGE_SLOT.length);
  throw new SiteError(
    'shell-failed',
    `The frame of shell@${release} has no place for a page.`,
    'Put it right in shell, and publish it again. What is live was not changed.',
  );
}

function linkPreview({ width, height, alt, address }: PaintedPicture, base: string): LinkPreviewPicture {
  return { url: base + address, width, height, alt };
}

/** The page in each language that visitors are offered; none where there is one. */
function alternatesOf(path: string, shell: ShellFacts, base: string): PageAlternate[] {
  const languages = shell.languages.filter(isOffered);
  if (languages.length < 2) return [];
  return languages.map(({ tag }) => ({ language: tag, url: base + languagePath(tag) + path }));
}

/** What is rendered at publish does not know where it will be: marks stand for the beginnings of its addresses. */
export function withAddresses(markup: string, basePath: string, builds: Record<string, PartBuild>): string {
  return Object.values(builds).reduce(
    (text, build) => text.replaceAll(`${RELEASE_MARK}${build.part}/`, releaseBase(build)),
    markup.replaceAll(BASE_PATH_MARK, basePath),
  );
}

/**
 * Paints the picture next to a route's link: `/` → `og-home.png`, `/privacy-policy` in Kannada →
 * `kn/og-privacy-policy.png`.
 */
async function ogImage(path: string, language: string, { svg, ...facts }: OgImage): Promise<PaintedPicture> {
  const png = await paintedPicture(svg);
  const name = `${languageFolder(language)}og-${path.slice(1) || 'home'}.png`;
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { ...facts, name, address: `/${name}?v=${digest}`, png };
}
