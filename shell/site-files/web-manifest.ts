import { type BusinessValues, playStoreListing } from '@site/shared/site';
import { type Language, languagePath, locale } from '@site/shared/site/languages';
import { isSupplied } from '@site/shared/site/placeholders';
import { THEME_COLORS } from '../theme/theme-choice';

interface Place extends Pick<Language, 'tag' | 'direction'> {
  basePath: string;
}

/**
 * The web app manifest (W3C Application Manifest). It opens in a browser as any site does; the app is the one on Google
 * Play, which is named once the business has given its id.
 * In each language it is the manifest of the one site: the same id and scope, and the language's home to start with.
 */
export function webManifest(site: BusinessValues, { basePath, tag, direction }: Place): string {
  const { brandName, playPackageId } = site;
  return JSON.stringify({
    id: `${basePath}/`,
    name: brandName,
    short_name: brandName,
    lang: locale(tag),
    ...(direction === 'rtl' && { dir: direction }),
    start_url: `${basePath}${languagePath(tag)}/`,
    scope: `${basePath}/`,
    display: 'browser',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    icons: [
      { src: `${basePath}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${basePath}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${basePath}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${basePath}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    ...(isSupplied(playPackageId) && {
      related_applications: [{ platform: 'play', id: playPackageId, url: playStoreListing(site) }],
    }),
  });
}
