import { BASE_PATH_MARK, EXPIRY_MARK } from '@site/shared/contracts';
import { languageFolder } from '@site/shared/site/languages';
import type { ComposedFile, PartBuild } from '@site/ledger';
import { type PageAlternate, withDefault } from './document-pieces';
import { composedLanguages } from './origin';
import type { Shell } from './shell-release';
import type { ComposedPage } from './compose-page';

/** How long after a release of the shell its security contact counts: below the year that RFC 9116 §2.5.5 allows. */
const CONTACT_MS = 360 * 86_400_000;

const FOLDER = 'site/';

/** Files of the shell with an address of their own at the site's root, by name. */
export async function siteFiles(
  shell: Shell,
  basePath: string,
  origin: string | null,
): Promise<Record<string, ComposedFile>> {
  const { build, languages } = shell;
  const composed = composedLanguages(shell, origin);
  const others = languages.filter((language) => !composed.includes(language));
  // What is for a public address alone, and of languages that have no pages there.
  const left = [...(origin ? [] : ['.well-known/']), ...others.map(({ tag }) => languageFolder(tag))];
  const names = build.composeFiles
    .filter((name) => name.startsWith(FOLDER))
    .map((name) => name.slice(FOLDER.length))
    .filter((name) => !left.some((folder) => name.startsWith(folder)));
  const expires = new Date(Date.parse(build.time) + CONTACT_MS).toISOString();
  const files = names.map(async (name) => {
    const body = await build.readComposeFile(FOLDER + name);
    if (!/\.(webmanifest|txt)$/.test(name)) return [name, body];
    return [name, body.toString().replaceAll(BASE_PATH_MARK, basePath).replace(EXPIRY_MARK, expires)];
  });
  return Object.fromEntries(await Promise.all(files)) as Record<string, ComposedFile>;
}

/** What crawlers ask for first, by name. Without a public address there is nothing for them, and no sitemap. */
export function searchFiles(
  composed: Pick<ComposedPage, 'language' | 'path' | 'route' | 'facts'>[],
  builds: Record<string, PartBuild>,
  origin: string | null,
): Record<string, string> {
  if (!origin) return { 'robots.txt': 'User-agent: *\nDisallow: /\n' };
  const pages = composed.flatMap(({ path, route, facts }) => {
    if (!route) return [];
    const lastModified = facts?.lastModified ?? builds[route.remote]!.time;
    const inOthers = composed.filter((other) => other.route?.path === route.path);
    const alternates = inOthers.map((other) => ({ language: other.language, url: origin + other.path }));
    return [{ url: origin + path, lastModified, alternates: alternates.length > 1 ? alternates : [] }];
  });
  return {
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': sitemapXml(pages),
  };
}

interface SitemapPage {
  url: string;
  lastModified: string;
  /** The page in each of its languages; none where there is one. */
  alternates: PageAlternate[];
}

/**
 * Pages with the day or moment of their last change (sitemaps.org protocol 0.9), each with its languages (Google Search
 * Central, "Localized versions of your pages").
 */
function sitemapXml(pages: SitemapPage[]): string {
  const hasAlternates = pages.some(({ alternates }) => alternates.length > 0);
  const namespace = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const urls = pages.map(
    ({ url, lastModified, alternates }) =>
      `  <url><loc>${url}</loc><lastmod>${lastModified}</lastmod>${withDefault(alternates).map(alternateLink).join('')}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${urls.join('')}</urlset>\n`;
}

const alternateLink = ({ language, url }: PageAlternate) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
