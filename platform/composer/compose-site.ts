import { setImmediate as turn } from 'node:timers/promises';
import type { PreviewFacts } from '@site/shared/contracts';
import type { MissingValue } from '@site/shared/site';
import { languageFolder } from '@site/shared/site/languages';
import { REDIRECTS_FILE, redirectsFile } from '@site/addresses';
import type { ComposedFile } from '@site/ledger';
import { type ComposedPage, composePage, type SiteMaterial } from './compose-page';
import { llmsTxt } from './llms-txt';
import { composedLanguages } from './origin';
import { readSiteStyles } from './page-styles';
import { readShell, type Shell } from './shell-release';
import { searchFiles, siteFiles } from './site-files';
import { inOrder } from './part-files';
import { endOfWay, movedAddresses, siteRoutes } from './site-routes';

export interface SiteRequest extends Pick<SiteMaterial, 'builds' | 'visits' | 'livePages'> {
  /** Name of the deployment that the pages carry. */
  deployment: string;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** What a preview says of itself on its pages. @default null, for the live site */
  preview?: PreviewFacts | null;
}

/** A site with what it was made of, for the gates. */
export interface Composition {
  files: Record<string, ComposedFile>;
  shell: Shell;
  /** Business values for which the shell shows the example's. */
  missingValues: MissingValue[];
  /** By language, English first; in each, in the order of the site's routes, with the page that says "not found" last. */
  pages: ComposedPage[];
}

/**
 * All files of a composed site by name. Composed whole or not at all; the same releases always give the same bytes, and run nothing.
 * @throws SiteError `shell-missing`, `shell-unusable`, `page-missing`, `page-refused`, and what reading a release throws
 */
export async function composeSite(request: SiteRequest): Promise<Record<string, ComposedFile>> {
  return (await compose(request)).files;
}

/** The same, with what it was made of. */
export async function compose(request: SiteRequest): Promise<Composition> {
  const { deployment, basePath, visits = false, preview = null, livePages = [] } = request;
  const builds = inOrder(request.builds);
  const shell = await readShell(builds);
  const missingValues = await shell.build.readMissingValues();
  // Where search engines may find the pages: no preview, and none while the business has not said where it will be.
  const origin = basePath === '' ? shell.siteOrigin : null;
  const styles = await readSiteStyles(builds, shell);
  const routes = siteRoutes(shell, builds);
  const site = { builds, routes, shell, styles, preview, visits, livePages };
  const tags = composedLanguages(shell, origin).map(({ tag }) => tag);

  const pages: ComposedPage[] = [];
  for (const language of tags) {
    const ofLanguage = [...routes, null].map((route, index) => {
      const path = route?.path ?? '/404';
      const place = { path, route, language, basePath, origin: route ? origin : null };
      return composePage(site, deployment, place, pages[index]);
    });
    pages.push(...(await Promise.all(ofLanguage)));
    // A server that composes answers others meanwhile, and what a store answers is taken.
    await turn();
  }

  const files: Record<string, ComposedFile> = {};
  for (const { language, facts } of pages)
    for (const [name, text] of Object.entries(facts?.documents ?? {}))
      files[languageFolder(language) + name] = text;
  Object.assign(files, await siteFiles(shell, basePath, origin));
  for (const { file, html, picture } of pages) {
    files[file] = html;
    if (picture) files[picture.name] = picture.png;
  }
  Object.assign(files, searchFiles(pages, builds, origin));
  for (const tag of tags) {
    const ofLanguage = pages.filter(({ language }) => language === tag);
    const business = { ...shell.businessValues, missingValues };
    files[`${languageFolder(tag)}llms.txt`] = llmsTxt(ofLanguage, business, (origin ?? '') + basePath);
  }
  const moved = movedAddresses(builds);
  const ways = moved.map((one) => ({ from: one.from, to: endOfWay(one, moved) ?? one.to }));
  if (ways.length > 0) files[REDIRECTS_FILE] = redirectsFile(ways, tags);
  files['deployment.json'] = JSON.stringify({ deployment });
  // For those who develop a part against this site.
  files['shared-libraries.json'] = JSON.stringify(shell.build.provides);
  return { files, shell, missingValues, pages };
}
