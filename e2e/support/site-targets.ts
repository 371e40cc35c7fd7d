import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TargetsRequest {
  /** Folder of the store that is served. */
  store: string;
  /** Path of a file of a live release. */
  release: string;
}

/** Targets of requests, as clients write them: pages and files, what has no address, and what tries to get elsewhere. */
export function siteTargets({ store, release }: TargetsRequest): string[] {
  return [
    ...pages,
    ...composedFiles(store),
    '/og-home.png?v=1',
    ...absent,
    ...guarded,
    ...crooked,
    ...releaseTargets(release),
  ];
}

const pages = [
  '/',
  '/index.html',
  '/index.html?utm_source=qr',
  '/privacy-policy',
  '/privacy-policy/',
  '/privacy-policy/?a=b&c',
  '/privacy-policy.html',
  '/privacy-policy?x=%2f..%2f',
  '/?x=/../y',
  '/kn',
  '/kn/',
  '/kn/index.html?a=b',
  '/kn/privacy-policy',
  '/kn/privacy-policy/',
  '/kn/privacy-policy.html?a=b',
];
const absent = [
  '/no-such-page',
  '/no-such-page/',
  '/no-such-page.html',
  '/404',
  '/404/',
  '/404.html',
  '/kn/404',
  '/kn/404.html',
  '/kn/no-such-page',
  '/kn/kn/',
  '/xx',
  '/xx/',
  '/missing.svg',
  '/privacy-policy/more',
  '/index.php',
  '/PRIVACY-POLICY',
  '/a.b.c',
  '/robots.txt/',
  `/${'a'.repeat(300)}`,
];
const guarded = [
  '/site.json',
  '/format.json',
  '/pointers/live.json',
  '/live/index.html',
  '/sites/',
  '/.git/config',
  '/.well-known/x.json',
  '/_r/',
  '/_preview',
  '/_preview/',
  '/_preview/0000',
  '/_preview/0000/',
];
const crooked = [
  '/a/../privacy-policy',
  '/a/%2e%2e/privacy-policy',
  '/./privacy-policy',
  '//',
  '//evil.example/',
  '//privacy-policy/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%0d%0aSet-Cookie:a=b',
  '/%70rivacy-policy',
  '/privacy%20policy',
  'http://other.example/privacy-policy',
];
/** nginx turns these away before it has read what the client can decode, so they are compared decoded. */
export const malformedTargets = [
  '/../format.json',
  '/..%2fformat.json',
  '/%2e%2e/format.json',
  '/_r/..%2f..%2fpointers/live.json',
  '/%00',
  '/privacy-policy%00',
  '/%zz',
  '/%',
  '/%e0%a4%a',
];

/** Everything that was composed, whether it has an address or not. */
function composedFiles(store: string): string[] {
  const record = JSON.parse(readFileSync(join(store, 'live/site.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  return Object.keys(record.files).map((name) => `/${name}`);
}

function releaseTargets(release: string): string[] {
  const folder = release.slice(0, release.lastIndexOf('/'));
  const climbing = [
    '/../node/LandingPage.js',
    '/..%2fnode%2fLandingPage.js',
    '/node/LandingPage.js',
    '/release.json',
    '/nope.js',
    '/',
    '',
    `/${'a'.repeat(300)}.js`,
  ];
  return [
    release,
    `${release}.br`,
    `${release}?x`,
    ...climbing.map((rest) => folder + rest),
    '/_r/%2e%2e/format.json',
  ];
}

/**
 * The same for the previews' origin, which has nothing of the live site.
 * @param preview path of a preview, without a trailing slash
 * @param release path of a file of a release
 */
export function previewTargets(preview: string, release: string): string[] {
  const rest = [
    '',
    '/',
    '/?a=b',
    '/privacy-policy',
    '/privacy-policy/?a=b',
    '/index.html',
    '/no-such-page',
    '/404',
    '/404.html',
    '/kn',
    '/kn/',
    '/kn/privacy-policy/',
    '/kn/no-such-page',
    '/kn/404.html',
    '/kn/offer.json',
    '/privacy-policy.html',
    '/site.json',
    '/_headers',
    '/favicon.svg',
    '/a.b.c',
    '/.well-known/x.json',
    release,
    '/_preview/x/',
    '//evil.example/',
  ];
  return [...guarded, ...crooked, '/', '/privacy-policy', release, ...rest.map((path) => preview + path)];
}
