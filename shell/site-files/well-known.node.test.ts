import { suppliedValues } from '@site/shared/testing/supplied-values';
import { assetLinks, securityTxt } from './well-known';

const ORIGIN = 'https://www.ankura-mandi.in';

describe('security.txt', () => {
  const text = securityTxt(suppliedValues, ORIGIN, '2026-11-20T04:00:00.000Z') ?? '';
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];

  it('says where to write, and where it stands itself', () => {
    expect(field('Contact')).toBe('mailto:hello@ankura-mandi.in');
    expect(field('Canonical')).toBe('https://www.ankura-mandi.in/.well-known/security.txt');
  });

  it('counts for less than a year from the release (RFC 9116 §2.5.5)', () => {
    const days = (Date.parse(field('Expires') ?? '') - Date.parse('2026-11-20T04:00:00.000Z')) / 86_400_000;

    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  it('is not there without an e-mail address', () => {
    expect(
      securityTxt({ ...suppliedValues, contactEmail: '⟦e-mail⟧' }, ORIGIN, '2026-11-20T04:00:00.000Z'),
    ).toBeNull();
  });
});

describe('assetlinks.json', () => {
  it('lets the app with the signing keys open links of the site', () => {
    expect(JSON.parse(assetLinks(suppliedValues) ?? '')).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'in.ankura.mandi',
          sha256_cert_fingerprints: suppliedValues.playSigningFingerprints,
        },
      },
    ]);
  });

  it.each([
    ['an app id', { playPackageId: '⟦app id⟧' }],
    ['a fingerprint', { playSigningFingerprints: [] }],
  ])('is not there without %s', (_, missing) => {
    expect(assetLinks({ ...suppliedValues, ...missing })).toBeNull();
  });
});
