import type { LinkPreviewPicture, PageAlternate, PreviewFacts, OgImage } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, isOffered, languagePath, languageFolder } from '@site/shared/site/languages';
import { notFoundFile, pageFile } from '../addresses/page-files';
import { releaseBase } from '../addresses/release-files';
import { VISITS_PATH } from '../addresses/visits';
import { nodeFiles, type PartBuild } from '../records/part-build';
import type { RenderedRoute, Route, RouteRequest, ShellFacts } from '../render/prerendered';
import type { Prerenderer } from '../render/prerenderer';
import { assertHarmless } from '../render/harmless-page';
import type { RenderInputs, Renders } from '../render/render-cache';
import { withPolicy } from './content-security-policy';
import { pageDeployment, partsOfRoutes, reachableRoutes, safeJson } from './page-deployment';
import { pageScripts, type PageScripts } from './page-scripts';
import type { SiteStyles } from './page-styles';
import { ownerOf } from './site-routes';
import { createHash } from 'node:crypto';
import { paintedPicture } from './painted-pictures';

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
  routes: Route[];
  shell: ShellFacts;
  styles: SiteStyles;
  renders: Renders;
  prerenderer: Prerenderer;
  /** Null for the live site. */
  preview: PreviewFacts | null;
  /** Whether pages count visits. @default false */
  visits?: boolean;
}

export interface ComposedPage {
  /** BCP 47 tag. */
  language: string;
  /** Below the base path: `/`, `/kn/privacy-policy`; `/404` or `/kn/404` for the page that says "not found". */
  path: string;
  /** Name of its file: `kn/index.html`. */
  file: string;
  /** Null for the page that says "not found". */
  route: Route | null;
  rendered: RenderedRoute;
  /** The complete document. */
  html: string;
  /** What stands beside the page's link in chats. */
  picture: PaintedPicture | null;
  scripts: PageScripts;
}

/**
 * One page, as it is served: the render of its route, and around it what depends on the deployment.
 * @param deployment name of the deployment
 * @param english the same page in English, whose picture it shows where it has none; undefined for that page itself
 */
export async function composePage(
  { builds, routes, shell, styles, renders, prerenderer, preview, visits }: SiteMaterial,
  deployment: string,
  route: Route | null,
  request: RouteRequest,
  english?: Promise<ComposedPage>,
): Promise<ComposedPage> {
  const { path: routePath, language, basePath, origin } = request;
  const path = languagePath(language) + routePath;
  const rendered = await renders.of(inputsOf(builds, route, request), () =>
    prerenderer.renderRoute(route, request),
  );
  // Whether it comes out of its box or out of the store.
  const owner = builds[ownerOf(route)];
  if (owner) assertHarmless(rendered, { path: routePath, build: owner });
  const picture = rendered.picture
    ? await ogImage(routePath, language, rendered.picture)
    : ((await english)?.picture ?? null);
  const scripts = pageScripts(builds, route, language);
  const reachable = reachableRoutes(route, routes, shell);
  const ownBuilds = partsOfRoutes(builds, reachable);
  const ownStyles = styles.of(route, language);
  const inlined = ownStyles.map(({ href }) => href);
  const html = await prerenderer.renderDocument({
    basePath,
    ...(language !== DEFAULT_LANGUAGE && { language }),
    alternates: route ? alternatesOf(routePath, shell, (origin ?? '') + basePath) : [],
    preview,
    ...(visits && {
      visits: { endpoint: VISITS_PATH, deployment, route: routePath, language },
    }),
    title: rendered.title,
    description: rendered.description,
    canonical: origin && rendered.status === 200 ? origin + path : null,
    ogImage: picture && linkPreview(picture, (origin ?? '') + basePath),
    structuredDataJson: rendered.structuredData?.length ? safeJson(rendered.structuredData) : null,
    styles: ownStyles,
    deploymentJson: safeJson(
      pageDeployment({ deployment, basePath, language, inlined }, ownBuilds, reachable),
    ),
    ...scripts,
    body: withReleaseAddresses(rendered.body, ownBuilds),
  });
  const policyScope = {
    isPublic: origin !== null,
    releases: Object.values(ownBuilds).map(releaseBase),
  };
  const file = route ? pageFile(routePath, language) : notFoundFile(language);
  return { language, path, file, route, rendered, html: withPolicy(html, policyScope), picture, scripts };
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

function inputsOf(
  builds: Record<string, PartBuild>,
  route: Route | null,
  request: RouteRequest,
): RenderInputs {
  const remote = route && builds[route.remote];
  return {
    ...request,
    shell: builds.shell?.nodeIntegrity['shell.js'] ?? '',
    page: remote
      ? [`${remote.part}/${route.module}`, ...integritiesOf(remote, route, request)].join(' ')
      : null,
  };
}

function integritiesOf(remote: PartBuild, { module }: Route, { language }: RouteRequest): string[] {
  return nodeFiles(remote, module, language).map((name) => remote.nodeIntegrity[name] ?? '');
}

/** Node builds do not know where their release will lie; they leave a mark where an address begins. */
function withReleaseAddresses(body: string, builds: Record<string, PartBuild>): string {
  return Object.values(builds).reduce(
    (markup, build) => markup.replaceAll(`/__base__/${build.part}/`, releaseBase(build)),
    body,
  );
}

/**
 * Paints the picture beside a route's link: `/` → `og-home.png`, `/privacy-policy` in Kannada →
 * `kn/og-privacy-policy.png`.
 */
async function ogImage(path: string, language: string, { svg, ...facts }: OgImage): Promise<PaintedPicture> {
  const png = await paintedPicture(svg);
  const name = `${languageFolder(language)}og-${path.slice(1) || 'home'}.png`;
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { ...facts, name, address: `/${name}?v=${digest}`, png };
}
