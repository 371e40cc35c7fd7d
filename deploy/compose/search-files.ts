import type { ComposedPage } from './compose-page';
import type { PartBuild } from '../records/part-build';

/** What crawlers ask for first, by name. Without a public address there is nothing for them, and no sitemap. */
export function searchFiles(
  composed: Pick<ComposedPage, 'route' | 'rendered'>[],
  builds: Record<string, PartBuild>,
  origin: string | null,
): Record<string, string> {
  if (!origin) return { 'robots.txt': 'User-agent: *\nDisallow: /\n' };
  const pages = composed.flatMap(({ route, rendered }) => {
    if (!route) return [];
    const lastModified = rendered.words?.lastModified ?? builds[route.remote]!.time;
    return [{ url: origin + route.path, lastModified }];
  });
  return {
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': sitemapXml(pages),
  };
}

/** Pages with the day or moment of their last change (sitemaps.org protocol 0.9). */
function sitemapXml(pages: { url: string; lastModified: string }[]): string {
  const urls = pages.map(
    ({ url, lastModified }) => `  <url><loc>${url}</loc><lastmod>${lastModified}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
