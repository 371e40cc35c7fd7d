import { createHash } from 'node:crypto';
import {
  LINK_PICTURE,
  PAGE_MARKS,
  type PageFacts,
  type PageMeta,
  type PreviewFacts,
  type SiteRoute,
  slot,
} from '@site/shared/contracts';
import { isOffered, languagePath, languageFolder } from '@site/shared/site/languages';
import { notFoundFile, pageFile } from '@site/addresses';
import type { PartBuild } from '@site/ledger';
import { escape } from '@site/text';
import { withPolicy } from './content-security-policy';
import {
  documentEnd,
  documentHead,
  type PageAlternate,
  previewBanner,
  styleElements,
} from './document-pieces';
import type { PageElement } from './page-tree';
import { pageDeployment, partsOfRoutes, reachableRoutes } from './page-deployment';
import { pageScripts, type PageScripts } from './page-scripts';
import type { SiteStyles } from './page-styles';
import { readReleasedPage, withAddresses } from './released-page';
import { filledFrame, type Shell } from './shell-release';

/** The picture next to a page's link in chats, as it is served. */
interface PlacedPicture {
  png: Buffer;
  /** What it says, in words. */
  alt: string;
  /** File name in the composed site. */
  name: string;
  /** Address below the base path; another picture has another one, because chats keep what they have seen. */
  address: string;
}

/** What all pages of a site are composed with. */
export interface SiteMaterial {
  /** The deployment's parts by name. */
  builds: Record<string, PartBuild>;
  /** All that the site has. */
  routes: SiteRoute[];
  shell: Shell;
  styles: SiteStyles;
  /** Null for the live site. */
  preview: PreviewFacts | null;
  /** Whether pages count visits; previews never do. @default false */
  visits?: boolean;
  /** Files of pages that are live, byte for byte: they were checked when they went live. @default none */
  livePages?: string[];
}

export interface ComposedPage extends PageMeta, Pick<PageRequest, 'language' | 'route'> {
  /** Below the base path: `/`, `/kn/privacy-policy`; `/404` or `/kn/404` for the page that says "not found". */
  path: string;
  /** Name of its file: `kn/index.html`. */
  file: string;
  /** What its release says of it; null for the page that says "not found". */
  facts: PageFacts | null;
  /** The complete document. */
  html: string;
  /** Its main part; null where the page is live already, and for the page that says "not found". */
  main: PageElement | null;
  /** What is next to the page's link in chats. */
  picture: PlacedPicture | null;
  scripts: PageScripts;
}

/** Which page is wanted. */
export interface PageRequest {
  /** A route's path, or any other for the page that says "not found". */
  path: string;
  /** Null for the page that says "not found". */
  route: SiteRoute | null;
  /** BCP 47 tag. */
  language: string;
  /** Path that the site hangs under. */
  basePath: string;
  /** Where the site is served; null while search engines are to stay away. */
  origin: string | null;
}

/**
 * One page, as it is served: the page of the release, put into the shell's frame, and around it what depends on the deployment.
 * @param deployment name of the deployment
 * @param english the same page in English, whose picture it shows where it has none; undefined for that page itself
 * @throws SiteError `page-missing`, `page-refused`, and what reading a release throws
 */
export async function composePage(
  { builds, routes, shell, styles, preview, visits, livePages = [] }: SiteMaterial,
  deployment: string,
  request: PageRequest,
  english?: ComposedPage,
): Promise<ComposedPage> {
  const { path: routePath, route, language, basePath, origin } = request;
  const path = languagePath(language) + routePath;
  const page = route && (await readReleasedPage(builds[route.remote]!, routePath, language, livePages));
  const { facts = null, main = null } = page ?? {};
  const words = shell.words[language]!;
  const { title, description } = facts ?? words.notFound;
  const picture = page?.picture
    ? placedPicture(request, page.picture, page.facts.linkPicture ?? '')
    : (english?.picture ?? null);
  const scripts = pageScripts(builds, route, language);
  const reachable = reachableRoutes(route, routes, shell);
  const ownStyles = styles.of(route, language);
  const carried = pageDeployment(
    { deployment, basePath, language, inlined: ownStyles.map(({ href }) => href) },
    partsOfRoutes(builds, reachable),
    reachable,
  );
  const structuredData = origin ? (facts?.structuredData ?? []) : [];
  const base = (origin ?? '') + basePath;
  const placed = (markup: string) => withAddresses(markup, basePath);
  const frame = shell.frames[language]![facts ? (facts.inEnglish ?? 'page') : 'not-found'];
  const document = filledFrame(withPageMarks(placed(frame), request, facts), {
    head: documentHead({
      language,
      siteName: shell.businessValues.brandName,
      title,
      description,
      canonical: origin && route ? origin + path : null,
      alternates: route ? alternatesOf(routePath, shell, base) : [],
      linkPicture: picture && { ...LINK_PICTURE, alt: picture.alt, url: base + picture.address },
      firstPicture: facts?.firstPicture ? placed(facts.firstPicture) : null,
    }),
    styles: styleElements(ownStyles, preview !== null),
    banner: preview ? previewBanner(preview, words.previewBanner) : '',
    end: documentEnd({
      structuredData: structuredData.length > 0 ? structuredData : null,
      deployment: carried,
      visit: visits ? { deployment, route: routePath, language } : null,
      visitScript: shell.visitScript,
      ...scripts,
    }),
  });
  const policyScope = {
    isPublic: origin !== null,
    files: Object.entries(carried.parts).flatMap(([part, { base, integrity }]) =>
      part === 'shell' ? base : Object.keys(integrity).map((file) => base + file),
    ),
  };
  // A page brings no code, so its policy is that of the document around it.
  const framed = withPolicy(document, policyScope);
  const html = page ? inSlot(framed, placed(page.markup)) : framed;
  const file = route ? pageFile(routePath, language) : notFoundFile(language);
  return { language, path, file, route, title, description, facts, html, main, picture, scripts };
}

/** What attributes of a frame say of its page. */
function withPageMarks(frame: string, { path, route }: PageRequest, facts: PageFacts | null): string {
  if (!route || !facts) return frame;
  const { remote, module } = route;
  return frame
    .replaceAll(PAGE_MARKS.path, () => escape(path))
    .replaceAll(PAGE_MARKS.id, () => escape(`${remote}/${module}`))
    .replaceAll(PAGE_MARKS.digest, () => escape(facts.digest));
}

/** The page's place is in the body: what a style sheet in the head says is none. */
function inSlot(document: string, markup: string): string {
  const at = document.lastIndexOf(slot('page'));
  return document.slice(0, at) + markup + document.slice(at + slot('page').length);
}

/** The page in each language that visitors are offered; none where there is one. */
function alternatesOf(path: string, shell: Shell, base: string): PageAlternate[] {
  const languages = shell.languages.filter(isOffered);
  if (languages.length < 2) return [];
  return languages.map(({ tag }) => ({ language: tag, url: base + languagePath(tag) + path }));
}

/** `/` → `og-home.png`, `/privacy-policy` in Kannada → `kn/og-privacy-policy.png`. */
function placedPicture({ path, language }: PageRequest, png: Buffer, alt: string): PlacedPicture {
  const name = `${languageFolder(language)}og-${path.slice(1) || 'home'}.png`;
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { png, alt, name, address: `/${name}?v=${digest}` };
}
