import { type MovedAddress, siteRoutes } from '@site/composer';
import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aRemote, aShell, type TinyPart } from '../testing/tiny-parts';
import { exposedModulesGate, movedAddressesGate, pagePathsGate } from './address-gates';
import type { ReleaseCandidate } from './candidate';

const FRAME = [
  { path: '/', remote: 'landing', module: 'LandingPage' },
  { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
];

const aCandidateOf = async (
  parts: TinyPart[],
  said: Partial<ReleaseCandidate> = {},
): Promise<ReleaseCandidate> => ({
  ...{ manifests: await manifestsOf(parts), routes: FRAME, moved: [], businessValues: {} },
  ...said,
});

describe('paths of pages', () => {
  const problemsOf = async (pages: Record<string, Record<string, string>>) => {
    const stats = (part: string) => ({ stats: { pages: pages[part] ?? {} } });
    const routes = siteRoutes(
      { routes: FRAME },
      { landing: stats('landing'), legal: stats('legal'), careers: stats('careers') },
    );
    const parts = [aShell(), aLanding(), aLegal(), aRemote('careers', 'CareersPage')];
    return pagePathsGate(await aCandidateOf(parts, { routes }));
  };

  it('may be new ones of their own', async () => {
    const landing = { '/': 'LandingPage', '/offers': 'OffersPage' };

    expect(await problemsOf({ landing, careers: { '/careers': 'CareersPage' } })).toEqual([]);
  });

  it.each([
    [
      'another part has',
      '/careers',
      { careers: { '/careers': 'CareersPage' } },
      /careers@\w+ and landing@\w+/,
    ],
    ['the shell gives to another part', '/privacy-policy', {}, /legal@\w+ and landing@\w+/],
  ])('are none that %s; both releases are named', async (_, path, others, both) => {
    const [problem, ...more] = await problemsOf({ ...others, landing: { [path]: 'OffersPage' } });

    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'path-taken', message: expect.stringMatching(both) });
  });

  it.each([
    ...['/kn', '/404', '/index', '/home', '/privacy-policy-v2'].map((path) => [path, 'path-reserved']),
    ...['/Offers', '/_f/landing', '/sw.js', 'offers', '/../offers', ''].map((path) => [path, 'path-invalid']),
  ] as [string, string][])('are not %j', async (path, code) => {
    const [problem] = await problemsOf({ landing: { [path]: 'OffersPage' } });

    expect(problem).toMatchObject({ code, message: expect.stringMatching(/^landing@\w+ brings a page at /) });
  });
});

describe('addresses that lead on', () => {
  const problemsOf = async (moved: Record<string, Record<string, string>>) => {
    const all = Object.entries(moved).flatMap(([part, ways]) =>
      Object.entries(ways).map(([from, to]): MovedAddress => ({ part, from, to })),
    );
    return movedAddressesGate(await aCandidateOf([aShell(), aLanding(), aLegal()], { moved: all }));
  };

  it('may lead to a page of whatever part, over others', async () => {
    const legal = { '/policy': '/privacy', '/privacy': '/privacy-policy' };
    const landing = { '/diwali-2026': '/', '/data': '/privacy-policy' };

    expect(await problemsOf({ legal, landing })).toEqual([]);
  });

  it.each([
    ['to no page', { '/a': '/gone' }, ['lead on to "/gone", and there is no page /gone.']],
    ['to another site', { '/a': 'https://evil.example' }, ['and there is no page https://evil.example.']],
    ['in a circle', { '/a': '/b', '/b': '/a' }, ['in a circle.', 'in a circle.']],
    ['to itself', { '/a': '/a' }, ['in a circle.']],
    ['away from a page that is live', { '/privacy-policy': '/' }, ['which is a page of legal.']],
    [
      'from what is no address',
      { '/kn': '/', '/A b': '/' },
      Array(2).fill('which is no address that can lead on.'),
    ],
  ] as [string, Record<string, string>, string[]][])('do not lead %s', async (_, landing, facts) => {
    const problems = await problemsOf({ landing });

    expect(problems.map(({ code }) => code)).toEqual(facts.map(() => 'address-leads-nowhere'));
    problems.forEach(({ message }, index) => {
      expect(message).toMatch(/^landing@\w{16} has "/);
      expect(message).toContain(facts[index]);
    });
  });

  it('are said by one part alone', async () => {
    const both = await problemsOf({ landing: { '/data': '/' }, legal: { '/data': '/privacy-policy' } });

    expect(both.map(({ message }) => message.split(', ').slice(1).join())).toEqual([
      'and legal says where that leads,too.',
      'and landing says where that leads,too.',
    ]);
  });
});

describe('the module that shows a page', () => {
  const problemsOf = async (...parts: TinyPart[]) => exposedModulesGate(await aCandidateOf(parts));

  it('is exposed under the name that the route has', async () => {
    const [problem] = await problemsOf(aShell(), aLanding(), aRemote('legal', 'PolicyPage'));

    expect(problem).toMatchObject({
      code: 'exposed-module-missing',
      message: expect.stringMatching(
        /^The page \/privacy-policy is shown by legal\/PrivacyPolicyPage; legal@\w+ exposes PolicyPage\.$/,
      ),
    });
  });

  it('is in a release that holds the page', async () => {
    const landing = aLanding();
    const files = landing.files.filter(({ path }) => !path.startsWith('compose/pages/'));

    const [problem] = await problemsOf(aShell(), { ...landing, files }, aLegal());

    expect(problem?.message).toMatch(/; landing@\w+ does not hold that page\.$/);
  });

  it('is not exposed for nothing: that is told', async () => {
    expect(await problemsOf(aShell(), aLanding(), aLegal(), aRemote('careers', 'JobsPage'))).toMatchObject([
      {
        code: 'exposed-module-unused',
        severity: 'warning',
        message: expect.stringMatching(/^careers@\w+ exposes JobsPage, which no page shows\.$/) as string,
      },
    ]);
  });
});
