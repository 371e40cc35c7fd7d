import type { PageDeployment } from '@site/shared/contracts';
import { readDeployment, withRemote, withShell } from './live-document';

const part = (name: string): PageDeployment['parts'][string] => ({
  release: '1',
  base: `/_f/${name}/`,
  integrity: { 'main.js': 'sha256-live' },
  ...(name !== 'shell' && {
    remote: { entry: 'remoteEntry.1.js', exposes: { Page: ['page.js'] }, pages: { [`/${name}`]: 'Page' } },
  }),
});

const live: PageDeployment = {
  deployment: '000012-3fa9c2d41b7e',
  basePath: '',
  parts: { shell: part('shell'), landing: part('landing'), legal: part('legal') },
};

const block = (deployment: unknown) =>
  `<script type="application/json" id="site-deployment">${JSON.stringify(deployment)}</script>`;

const page = [
  '<!doctype html><html lang="en-IN"><head>',
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`,
  '<title>Live</title><style>.live{}</style></head><body>',
  '<div id="root"><h1>Live words</h1></div>',
  block(live),
  '<link rel="preload" as="script" href="/_f/landing/remoteEntry.1.js" integrity="sha256-live">',
  '<script src="/_f/shell/main.js" integrity="sha256-live" async></script></body></html>',
].join('');

const landing = { name: 'landing', base: '/_dev/landing/', pages: { '/': 'LandingPage', '/new': 'NewPage' } };

describe('a page of the part that is developed', () => {
  const html = withRemote(page, landing, { isOwn: true });

  it('finds the part at the development server, with the pages that it has here', () => {
    expect(readDeployment(html)?.parts.landing).toEqual({
      release: 'development',
      base: '/_dev/landing/',
      integrity: {},
      remote: { entry: 'remoteEntry.js', exposes: {}, pages: landing.pages },
    });
  });

  it('has no policy and fetches nothing ahead that the part of this machine replaces', () => {
    expect(html).not.toContain('Content-Security-Policy');
    expect(html).not.toContain('preload');
  });

  it("has the development build of React before the shell's code", () => {
    expect(html.indexOf('/_dev/live-start.js')).toBeGreaterThan(0);
    expect(html.indexOf('/_dev/live-start.js')).toBeLessThan(html.indexOf('/_f/shell/main.js'));
  });
});

it('a page of another part stays as it was rendered, and finds the part for when a visitor goes there', () => {
  const html = withRemote(page, landing, { isOwn: false });

  expect(html).toContain('<h1>Live words</h1>');
  expect(html).toContain('<title>Live</title>');
  expect(readDeployment(html)?.parts.landing?.base).toBe('/_dev/landing/');
});

it('takes a part that is not live yet', () => {
  const careers = { name: 'careers', base: '/_dev/careers/', pages: { '/careers': 'CareersPage' } };

  expect(readDeployment(withRemote(page, careers, { isOwn: true }))?.parts.careers?.remote?.pages).toEqual(
    careers.pages,
  );
});

it('a shell that is developed is around the remotes that are live, without the live one', () => {
  const html = withShell(page, { entry: '/main.js' });

  expect(html).toContain('<script src="/main.js" defer=""></script>');
  expect(html).not.toContain('/_f/shell/');
  expect(html).not.toContain('.live{}');
  expect(html).toContain('"landing":{"release":"1","base":"/_f/landing/"');
});

it('ends no script element by what a deployment holds', () => {
  const odd = page.replace('000012-3fa9c2d41b7e', '<\\/script><b>');

  expect(withRemote(odd, landing, { isOwn: true })).not.toContain('</script><b>');
});

it.each([
  ['a page of something else', '<h1>It works!</h1>'],
  ['JSON', '{"parts":{}}'],
  ['a page whose deployment is cut off', page.replace('"parts"', '"par')],
  ['a page whose deployment has no shell', block({ parts: {} })],
  ['nothing', ''],
])('finds no deployment in %s', (_, html) => {
  expect(readDeployment(html)).toBeNull();
});
