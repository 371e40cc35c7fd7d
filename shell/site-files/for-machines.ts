import { EXPIRY_MARK } from '@site/shared/contracts';
import { type BusinessValues, playStoreListing } from '@site/shared/site';
import { isSupplied } from '@site/shared/site/placeholders';
import { type Language, languagePath, locale } from '@site/shared/site/languages';
import { THEMES } from '@site/shared/theme/themes';

/** Where to report a weakness (RFC 9116); null while the business has given no address for it. */
export function securityTxt({ contactEmail }: BusinessValues, origin: string): string | null {
  if (!isSupplied(contactEmail)) return null;
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${EXPIRY_MARK}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Which app may open the site's links (Android App Links); null while the app or its signing key is not known. */
export function assetLinks({ playPackageId, playSigningFingerprints }: BusinessValues): string | null {
  if (!isSupplied(playPackageId) || playSigningFingerprints.length === 0) return null;
  return JSON.stringify([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: playPackageId,
        sha256_cert_fingerprints: playSigningFingerprints,
      },
    },
  ]);
}

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
    theme_color: THEMES.light.ground,
    background_color: THEMES.light.ground,
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
