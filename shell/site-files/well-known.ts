import { EXPIRY_MARK } from '@site/shared/contracts';
import type { BusinessValues } from '@site/shared/site';
import { isSupplied } from '@site/shared/site/placeholders';

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
