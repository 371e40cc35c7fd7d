import { siteRoutes } from '@site/composer';
import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aRemote, aShell, type TinyPart } from '../testing/tiny-parts';
import { pagePathsGate } from './page-paths-gate';

const FRAME = [
  { path: '/', remote: 'landing', module: 'LandingPage' },
  { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
];

async function problemsOf(pages: Record<string, Record<string, string>>) {
  const parts: TinyPart[] = [aShell(), aLanding(), aLegal(), aRemote('careers', 'CareersPage')];
  const stats = (part: string) => ({ stats: { pages: pages[part] ?? {} } });
  const routes = siteRoutes(
    { routes: FRAME },
    { landing: stats('landing'), legal: stats('legal'), careers: stats('careers') },
  );
  return pagePathsGate({ manifests: await manifestsOf(parts), routes, businessValues: {} });
}

it('has nothing against new pages with paths of their own', async () => {
  const landing = { '/': 'LandingPage', '/offers': 'OffersPage' };

  expect(await problemsOf({ landing, careers: { '/careers': 'CareersPage' } })).toEqual([]);
});

it.each([
  ['another part has', '/careers', { careers: { '/careers': 'CareersPage' } }, /careers@\w+ and landing@\w+/],
  ['the shell gives to another part', '/privacy-policy', {}, /legal@\w+ and landing@\w+/],
])('refuses a path that %s, and names both releases', async (_, path, others, both) => {
  const [problem, ...more] = await problemsOf({ ...others, landing: { [path]: 'OffersPage' } });

  expect(more).toEqual([]);
  expect(problem).toMatchObject({ code: 'path-taken', message: expect.stringMatching(both) });
});

it.each([
  ['/kn', 'path-reserved'],
  ['/404', 'path-reserved'],
  ['/index', 'path-reserved'],
  ['/home', 'path-reserved'],
  ['/privacy-policy-v2', 'path-reserved'],
  ['/Offers', 'path-invalid'],
  ['/_f/landing', 'path-invalid'],
  ['/sw.js', 'path-invalid'],
  ['offers', 'path-invalid'],
  ['/../offers', 'path-invalid'],
  ['', 'path-invalid'],
])('refuses a page at %j', async (path, code) => {
  const [problem] = await problemsOf({ landing: { [path]: 'OffersPage' } });

  expect(problem).toMatchObject({ code, message: expect.stringMatching(/^landing@\w+ brings a page at /) });
});
