import { EXPIRY_MARK } from '@site/shared/contracts';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { assetLinks, securityTxt } from './for-machines';

const ORIGIN = 'https://www.ankura-mandi.in';

describe('security.txt', () => {
  const text = securityTxt(suppliedValues, ORIGIN) ?? '';
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];

  it('says where to write, and where it stands itself', () => {
    expect(field('Contact')).toBe('mailto:hello@ankura-mandi.in');
    expect(field('Canonical')).toBe('https://www.ankura-mandi.in/.well-known/security.txt');
  });

  it('counts until a day that composing knows', () => {
    expect(field('Expires')).toBe(EXPIRY_MARK);
  });

  it('is not there without an e-mail address', () => {
    expect(securityTxt({ ...suppliedValues, contactEmail: '⟦e-mail⟧' }, ORIGIN)).toBeNull();
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
