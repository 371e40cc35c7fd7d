import type { ComposedPageModule, LinkPictureContent } from '@site/shared/contracts';
import type { BusinessValues } from '@site/shared/site';
import { runNodeBuild } from './node-build';
import type { ComposedFile } from './composed-file';
import type { PartBuild } from './part-build';

/** What the shell's Node build exports (`shell/server/server.tsx`), as far as composing uses it. */
export interface ShellBuild {
  sharedModules: Record<string, unknown>;
  routes: { path: string; remote: string; module: string }[];
  /** Custom properties that lazily loaded widgets use. */
  widgetVariables: string[];
  businessValues: BusinessValues;
  siteOrigin: string | null;
  /** Files with an address of their own at the site's root, by name. */
  siteFiles(request: {
    basePath: string;
    origin: string | null;
    /** When the shell's release was made, in ISO 8601. */
    releasedAt: string;
  }): Record<string, ComposedFile>;
  renderRoute(request: {
    path: string;
    basePath: string;
    origin: string | null;
    modules: Record<string, ComposedPageModule>;
  }): Promise<{
    status: 200 | 404;
    title: string;
    description: string;
    body: string;
    /** What the page puts on the picture beside its link in chats. */
    linkPicture?: LinkPictureContent | null;
    /** JSON-LD for search engines. */
    structuredData?: object[];
  }>;
  /** That picture as an SVG document without text, its size in pixels, and what it says in words. */
  drawLinkPicture(content: LinkPictureContent): { svg: string; width: number; height: number; alt: string };
  renderDocument(document: object): string;
}

/** The parts of a lock, loaded for prerendering. */
export interface SiteParts {
  builds: Record<string, PartBuild>;
  shell: ShellBuild;
  /** The remotes' exposed modules by page id, such as `landing/LandingPage`. */
  modules: Record<string, ComposedPageModule>;
}

/**
 * Loads the shell, then the remotes with the shell's shared packages, as the browser does.
 * @throws Error naming the module, when a route's module is missing or fails to load.
 */
export async function loadParts(builds: Record<string, PartBuild>): Promise<SiteParts> {
  const shellSource = await need(builds, 'shell').readNodeFile('shell.js');
  const shell = runNodeBuild<ShellBuild>(shellSource, 'shell/shell.js', {});
  const modules: Record<string, ComposedPageModule> = {};
  for (const { remote, module } of shell.routes) {
    const source = await need(builds, remote).readNodeFile(`${module}.js`);
    modules[`${remote}/${module}`] = runNodeBuild(source, `${remote}/${module}.js`, shell.sharedModules);
  }
  return { builds, shell, modules };
}

function need(builds: Record<string, PartBuild>, part: string): PartBuild {
  const build = builds[part];
  if (!build) throw new Error(`The lock names no release of the part '${part}', which the shell needs.`);
  return build;
}
