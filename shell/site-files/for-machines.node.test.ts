import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPIRY_MARK } from '@site/shared/contracts';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { assetLinks, securityTxt, webManifest } from './for-machines';

const manifestOf = (changes = {}, basePath = '', tag = 'en') =>
  JSON.parse(
    webManifest(
      { ...suppliedValues, ...changes },
      { basePath, tag, direction: tag === 'ur' ? 'rtl' : 'ltr' },
    ),
  );

describe('the web manifest', () => {
  it('names the site and opens it in a browser', () => {
    expect(manifestOf()).toMatchObject({
      name: 'Ankura Mandi',
      short_name: 'Ankura Mandi',
      start_url: '/',
      display: 'browser',
      lang: 'en-IN',
    });
  });

  it('is the manifest of the same site in each language, which it starts with', () => {
    expect(manifestOf({}, '', 'ur')).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/ur/',
      lang: 'ur-IN',
      dir: 'rtl',
    });
  });

  it('stays below the path of a preview', () => {
    const { start_url, scope, icons } = manifestOf({}, '/_preview/abc');

    expect([start_url, scope]).toEqual(['/_preview/abc/', '/_preview/abc/']);
    expect(icons.every(({ src }: { src: string }) => src.startsWith('/_preview/abc/'))).toBe(true);
  });

  it('names the app on Google Play once its id is known, and asks for no prompt', () => {
    expect(manifestOf().related_applications).toEqual([
      {
        platform: 'play',
        id: 'in.ankura.mandi',
        url: 'https://play.google.com/store/apps/details?id=in.ankura.mandi',
      },
    ]);
    expect(manifestOf({ playPackageId: '⟦app id⟧' })).not.toHaveProperty('related_applications');
    expect(manifestOf()).not.toHaveProperty('prefer_related_applications');
  });

  it('has icons of the size that it says', () => {
    const pictures = manifestOf().icons.filter(({ type }: { type: string }) => type === 'image/png');

    expect(
      pictures.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose]),
    ).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of pictures) {
      const png = readFileSync(join(__dirname, 'icons', src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

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
