import type { PreviewFacts } from '@site/shared/contracts';
import type { MissingValue } from '@site/shared/site';
import { DEFAULT_LANGUAGE, languageFolder } from '@site/shared/site/languages';
import type { ComposedFile } from '../records/composed-file';
import { inOrder, type PartBuild } from '../records/part-build';
import type { ShellFacts } from '../render/prerendered';
import { Prerenderer } from '../render/prerenderer';
import { freshRenders, type Renders } from '../render/render-cache';
import { type ComposedPage, composePage } from './compose-page';
import { llmsTxt } from './llms-txt';
import { composedLanguages, searchableOrigin } from './origin';
import { readSiteStyles } from './page-styles';
import { searchFiles } from './search-files';
import { ownerOf, siteRoutes } from './site-routes';

export interface SiteRequest {
  /** Name of the deployment that the pages carry. */
  deployment: string;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** Whether pages count visits; previews never do. @default false */
  visits?: boolean;
  /** What a preview says of itself on its pages. @default null, for the live site */
  preview?: PreviewFacts | null;
  /** The deployment's parts by name. */
  builds: Record<string, PartBuild>;
  /** Where renders come from; by default everything is rendered anew. */
  renders?: Renders;
  /** Called with each page as soon as it is complete: whoever compresses it need not wait for the others. */
  onPage?: (page: ComposedPage) => void;
}

/** A site with what it was made of, for whoever checks it. */
export interface Composition {
  files: Record<string, ComposedFile>;
  shell: ShellFacts;
  /** Business values for which the shell shows the example's; null where its release does not say. */
  missingValues: MissingValue[] | null;
  /** By language, English first; in each, in the order of the site's routes, with the page that says "not found" last. */
  pages: ComposedPage[];
}

/**
 * All files of a composed site by name. Composed whole or not at all.
 * @throws SiteError `page-failed`, `shell-failed`, and what reading a release throws
 */
export async function composeSite(request: SiteRequest): Promise<Record<string, ComposedFile>> {
  const prerenderer = new Prerenderer(request.builds);
  try {
    return (await compose(request, prerenderer)).files;
  } finally {
    await prerenderer.close();
  }
}

/** The same with a prerenderer that the caller closes. */
export async function compose(request: SiteRequest, prerenderer: Prerenderer): Promise<Composition> {
  const { deployment, basePath } = request;
  const { pages, shell, builds, missingValues, origin } = await composePages(request, prerenderer);

  const files: Record<string, ComposedFile> = {};
  for (const { language, rendered } of pages)
    for (const [name, text] of Object.entries(rendered.words?.documents ?? {}))
      files[languageFolder(language) + name] = text;
  Object.assign(files, await prerenderer.siteFiles({ basePath, origin }));
  for (const { file, html, picture } of pages) {
    files[file] = html;
    if (picture) files[picture.name] = picture.png;
  }
  Object.assign(files, searchFiles(pages, builds, origin));
  for (const { tag } of composedLanguages(shell, origin)) {
    const ofLanguage = pages.filter(({ language }) => language === tag);
    const business = { ...shell.businessValues, missingValues };
    files[`${languageFolder(tag)}llms.txt`] = llmsTxt(ofLanguage, business, (origin ?? '') + basePath);
  }
  files['deployment.json'] = JSON.stringify({ deployment });
  return { files, shell, missingValues, pages };
}

/** Pages with what they were made of. */
interface ComposedPages extends Pick<Composition, 'pages' | 'shell' | 'missingValues'> {
  /** In the order in which styles and scripts are. */
  builds: Record<string, PartBuild>;
  /** Where search engines find them; null for nowhere. */
  origin: string | null;
}

/**
 * The pages of a site alone, without what stands beside them.
 * @param only the part whose pages they are; null for all
 */
export async function composePages(
  {
    deployment,
    basePath,
    visits = false,
    preview = null,
    builds: given,
    renders = freshRenders,
    onPage = () => undefined,
  }: SiteRequest,
  prerenderer: Prerenderer,
  only: string | null = null,
): Promise<ComposedPages> {
  const builds = inOrder(given);
  const shell = await prerenderer.shell();
  const missingValues = (await builds.shell?.readMissingValues()) ?? null;
  const origin = searchableOrigin(shell, basePath);
  const styles = await readSiteStyles(builds, shell);
  const routes = siteRoutes(shell, builds);
  const site = { builds, routes, shell, styles, renders, prerenderer, preview, visits };
  const wanted = [...routes, null].filter((route) => only === null || ownerOf(route) === only);
  const pagesIn = (language: string, english: Promise<ComposedPage>[] = []) =>
    wanted.map(async (route, index) => {
      const request = route
        ? { path: route.path, language, basePath, origin }
        : { path: '/404', language, basePath, origin: null };
      const page = await composePage(site, deployment, route, request, english[index]);
      onPage(page);
      return page;
    });
  const english = pagesIn(DEFAULT_LANGUAGE);
  const others = composedLanguages(shell, origin).filter(({ tag }) => tag !== DEFAULT_LANGUAGE);
  const pages = await Promise.all([...english, ...others.flatMap(({ tag }) => pagesIn(tag, english))]);
  return { pages, shell, builds, missingValues, origin };
}
