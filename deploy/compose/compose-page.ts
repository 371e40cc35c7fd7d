import { type PreviewFacts, SERVICE_WORKER_FILE } from '@site/shared/contracts';
import { releaseBase } from '../addresses/release-files';
import type { PartBuild } from '../records/part-build';
import type { RenderedRoute, Route, RouteRequest, ShellFacts } from '../render/prerendered';
import type { Prerenderer } from '../render/prerenderer';
import { assertHarmless } from '../render/harmless-page';
import type { RenderInputs, Renders } from '../render/render-cache';
import { withPolicy } from './content-security-policy';
import { ogImage, type PaintedPicture } from './og-image';
import { pageDeployment, type PageDeploymentRequest, safeJson } from './page-deployment';
import { pageScripts, type PageScripts } from './page-scripts';
import type { SiteStyles } from './page-styles';

/** What all pages of a site are composed with. */
interface SiteMaterial {
  builds: Record<string, PartBuild>;
  shell: ShellFacts;
  styles: SiteStyles;
  renders: Renders;
  prerenderer: Prerenderer;
  /** Null for the live site. */
  preview: PreviewFacts | null;
}

export interface ComposedPage {
  /** Null for the page that says "not found". */
  route: Route | null;
  rendered: RenderedRoute;
  /** The complete document. */
  html: string;
  /** What stands beside the page's link in chats. */
  picture: PaintedPicture | null;
  scripts: PageScripts;
}

/** One page, as it is served: the render of its route, and around it what depends on the deployment. */
export async function composePage(
  { builds, shell, styles, renders, prerenderer, preview }: SiteMaterial,
  deployment: Omit<PageDeploymentRequest, 'basePath'>,
  route: Route | null,
  request: RouteRequest,
): Promise<ComposedPage> {
  const { path, basePath, origin } = request;
  const rendered = await renders.of(inputsOf(builds, route, request), () =>
    prerenderer.renderRoute(route, request),
  );
  // Whether it comes out of its box or out of the store.
  const owner = builds[route?.remote ?? 'shell'];
  if (owner) assertHarmless(rendered, { path, build: owner });
  const drawn = rendered.picture;
  const picture = drawn && (await ogImage(path, drawn.svg));
  const scripts = pageScripts(builds, route);
  const html = await prerenderer.renderDocument({
    basePath,
    preview,
    title: rendered.title,
    description: rendered.description,
    canonical: origin && rendered.status === 200 ? origin + path : null,
    ogImage: drawn && picture && { ...drawn, url: (origin ?? '') + basePath + picture.address },
    structuredDataJson: rendered.structuredData?.length ? safeJson(rendered.structuredData) : null,
    styles: styles.of(route),
    deploymentJson: safeJson(pageDeployment({ ...deployment, basePath }, builds, shell.routes)),
    ...scripts,
    body: withReleaseAddresses(rendered.body, builds),
  });
  const policyScope = {
    isPublic: origin !== null,
    releases: Object.values(builds).map(releaseBase),
    worker: basePath === '' ? `/${SERVICE_WORKER_FILE}` : null,
  };
  return { route, rendered, html: withPolicy(html, policyScope), picture, scripts };
}

function inputsOf(
  builds: Record<string, PartBuild>,
  route: Route | null,
  request: RouteRequest,
): RenderInputs {
  const remote = route && builds[route.remote];
  return {
    ...request,
    shell: builds.shell?.release ?? '',
    page: remote ? `${remote.part}@${remote.release}/${route.module}` : null,
  };
}

/** Node builds do not know where their release will lie; they leave a mark where an address begins. */
function withReleaseAddresses(body: string, builds: Record<string, PartBuild>): string {
  return Object.values(builds).reduce(
    (markup, build) => markup.replaceAll(`/__base__/${build.part}/`, releaseBase(build)),
    body,
  );
}
