import { close, listen } from './listen';
import { createSiteServer } from './site-server';
import { aRunningServer, type RunningServer } from '../testing/a-running-server';
import { getRaw, sendRaw } from '../testing/raw-request';

let server: RunningServer;
beforeAll(async () => {
  server = await aRunningServer();
  const [name] = await server.store.listNames('files/landing/');
  entry = `/_f/landing/${name}`;
});
afterAll(() => server.stop());

/** The address of landing's remote entry. */
let entry: string;
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer.split('\r\n\r\n')[0]!)?.[1];

describe('the site server', () => {
  it('answers pages, files of the site and files of releases', async () => {
    for (const path of ['/', '/privacy-policy', '/favicon.svg', '/deployment.json', entry])
      expect([path, (await getRaw(server.port, path)).status]).toEqual([path, 200]);
  });

  it('has a page asked for again, and rewritten by no proxy', async () => {
    const { answer } = await getRaw(server.port, '/');

    expect(headerOf(answer, 'Cache-Control')).toBe('no-cache, no-transform');
  });

  it('takes a target that names itself in full', async () => {
    expect((await getRaw(server.port, 'http://example.com/privacy-policy')).status).toBe(200);
    expect((await getRaw(server.port, 'http://example.com')).status).toBe(200);
  });

  it('sends other spellings of an address to the one, with the query', async () => {
    const cases = {
      '/index.html': '/',
      '/privacy-policy/': '/privacy-policy',
      '/%70rivacy-policy?a=b': '/privacy-policy?a=b',
      '/privacy-policy.html?utm_source=qr&a=%2F': '/privacy-policy?utm_source=qr&a=%2F',
    };
    for (const [path, location] of Object.entries(cases)) {
      const { status, answer } = await getRaw(server.port, path);
      expect([status, headerOf(answer, 'Location')]).toEqual([308, location]);
    }
  });

  it.each([
    '//evil.example/',
    '//evil.example',
    '///evil.example/privacy-policy/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '//privacy-policy/',
    '/_preview//evil.example/',
    '/_preview/x//evil.example/',
    '/.evil.example/',
  ])('sends no visitor to another host for %s', async (path) => {
    const { status, answer } = await getRaw(server.port, path);

    expect(status).toBe(404);
    expect(headerOf(answer, 'Location')).toBeUndefined();
  });

  it.each([
    '/../format.json',
    '/..%2fformat.json',
    '/%2e%2e/format.json',
    '/%2e%2e%2fformat.json',
    '/..%5cformat.json',
    '/..\\format.json',
    '/%c0%ae%c0%ae/format.json',
    '/%252e%252e%252fformat.json',
    '/privacy-policy/../../format.json',
    '/_f/../../format.json',
    '/_f/landing/../../format.json',
    '/_f/landing/..%2f..%2fdeployments/x.json',
    '/_f/..%2f..%2fpointers/live.json',
    '/_f/%2e%2e/pointers/live.json',
    '/_f/landing/part.json',
    '/_f/landing/..%2f..%2freleases/landing/RELEASE/release.json',
    '/_f/landing/../../releases/landing/RELEASE/release.json',
    '/_f/landing',
    '/_f/landing/',
    '/ENTRY.',
    '/ENTRY.br',
    '/ENTRY.gz',
    '/_preview/../../format.json',
    '/_preview/..%2f..%2f/site.json',
    '/pointers/live.json',
    '/format.json',
    '/site.json',
    '/404',
    '/404.html',
    '/index.html.br',
    '/%00',
    '/privacy-policy%00.html',
    '/%zz',
    '/%',
    '/%e0%a4%a',
    '/%0d%0aSet-Cookie:a=b',
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(195)}`,
    `/_f/landing/${'a'.repeat(300)}.${'0'.repeat(22)}.js`,
    `/_f/${'a'.repeat(900)}/a.${'0'.repeat(22)}.js`,
    '*',
    'privacy-policy',
  ])('says "not found" for %s, with the page that says so', async (path) => {
    const { status, answer } = await getRaw(
      server.port,
      path.replace('RELEASE', server.deployment.record.parts.landing!.release).replace('/ENTRY', entry),
    );

    // Node's parser turns away a target that HTTP does not allow.
    if (/^[^/*]/.test(path)) expect(status).toBe(400);
    else {
      expect(status).toBe(404);
      expect(answer).toContain('Page not found');
      expect(headerOf(answer, 'X-Robots-Tag')).toBe('noindex');
      expect(answer).not.toMatch(/Set-Cookie/);
    }
    expect(server.errors).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
    'refuses %s, names what it takes, and waits for no body',
    async (method) => {
      const { status, answer } = await sendRaw(
        server.port,
        `${method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nbegin`,
      );

      expect([status, headerOf(answer, 'Allow')]).toEqual([405, 'GET, HEAD']);
      expect(headerOf(answer, 'X-Content-Type-Options')).toBe('nosniff');
    },
  );

  it('answers HEAD as GET, without the body', async () => {
    const { status, answer } = await sendRaw(
      server.port,
      'HEAD /privacy-policy HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );

    expect(status).toBe(200);
    expect(Number(headerOf(answer, 'Content-Length'))).toBeGreaterThan(100);
    expect(answer.split('\r\n\r\n')[1]).toBe('');
  });

  it('serves nothing of the store while nothing is live', async () => {
    await server.store.create('format.json', Buffer.from('{}'));
    const empty = createSiteServer({
      store: server.store,
      liveSite: async () => null,
      onError: () => undefined,
    });
    const port = await listen(empty, 0);

    expect((await getRaw(port, '/format.json')).status).toBe(404);
    expect((await getRaw(port, '/')).status).toBe(404);
    await close(empty);
  });
});
