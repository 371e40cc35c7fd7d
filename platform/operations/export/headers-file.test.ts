import { documentHeaders, releaseHeaders, securityHeaders } from '@site/addresses';
import { headersFile } from './export-site';

const policy = (hash: string) => `script-src 'self' 'sha256-${hash}'`;
const page = (hash: string) =>
  `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy(hash)}"/><h1>Page</h1>`;

const live = {
  'index.html': page('A='),
  'privacy-policy.html': page('B='),
  '404.html': page('C='),
  'favicon.svg': '<svg/>',
  '.well-known/assetlinks.json': '[]',
  'deployment.json': '{}',
};

/** What a host sends for an address: all rules that meet it, added up (`_headers` of Netlify and Cloudflare Pages). */
function headersOf(file: string, path: string): [string, string][] {
  const blocks = file.split(/\n(?=\/)/).map((block) => block.trim().split('\n  '));
  return blocks
    .filter(([rule]) =>
      new RegExp(`^${rule!.replaceAll('*', '.*').replace(':language', '[^/]+')}$`).test(path),
    )
    .flatMap(([, ...lines]) => lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
}

describe('the _headers file', () => {
  const file = headersFile(live);
  const all = Object.entries({ ...securityHeaders, ...documentHeaders });

  it('gives each page its own policy, and what all documents have', () => {
    const tail = "; frame-ancestors 'none'";
    expect(headersOf(file, '/')).toEqual([
      ...all,
      ['Cache-Control', 'no-cache, no-transform'],
      ['Content-Security-Policy', policy('A=') + tail],
    ]);
    expect(headersOf(file, '/privacy-policy')).toContainEqual([
      'Content-Security-Policy',
      policy('B=') + tail,
    ]);
  });

  it('keeps the files of releases for ever, pictures for a day, and asks for the rest again', () => {
    expect(headersOf(file, '/_f/landing/main.js')).toEqual(
      expect.arrayContaining(Object.entries(releaseHeaders)),
    );
    expect(headersOf(file, '/favicon.svg')).toContainEqual(['Cache-Control', 'public, max-age=86400']);
    expect(headersOf(file, '/.well-known/assetlinks.json')).toContainEqual([
      'Cache-Control',
      'no-cache, no-transform',
    ]);
  });

  it('says no header twice for one address, because hosts would add the values up', () => {
    for (const path of ['/', '/privacy-policy', '/favicon.svg', '/deployment.json', '/_f/a/c.js', '/x']) {
      const names = headersOf(file, path).map(([name]) => name);
      expect([path, names]).toEqual([path, [...new Set(names)]]);
    }
  });

  it('has one rule for a file in all languages, and one for each page', () => {
    const files = ['kn', 'hi', 'ta'].flatMap((tag) => [
      [`${tag}/index.html`, page(`${tag}=`)],
      ...['llms.txt', 'og-home.png'].map((name) => [`${tag}/${name}`, '']),
    ]);
    const ofAll = headersFile(Object.fromEntries(files) as Record<string, unknown>);

    expect(ofAll.match(/^\/.*$/gm)).toEqual([
      ...['/*', '/_f/*', '/kn/', '/:language/llms.txt', '/:language/og-home.png', '/hi/', '/ta/'],
    ]);
    expect(headersOf(ofAll, '/ta/og-home.png')).toEqual([...all, ['Cache-Control', 'public, max-age=86400']]);
  });

  it('names nothing that has no address', () => {
    expect(file).not.toMatch(/^\/404/m);
  });

  it('stays within what hosts read of a line', () => {
    expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
  });

  it.each([
    [
      'a policy',
      { 'index.html': `${page('A=')}<meta http-equiv="Content-Security-Policy" content="x\n  Refresh: 0"/>` },
    ],
    ['the name of a page', { 'index.html\n  Refresh: 0; url=http://evil.example\n/x.html': page('A=') }],
  ])('has no header that %s brings along', (_, files) => {
    const lines = headersFile(files).split('\n');

    expect(lines.filter((line) => /Refresh|evil/.test(line))).toEqual([]);
  });
});
