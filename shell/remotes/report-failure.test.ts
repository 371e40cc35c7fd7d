import { aPageDeployment } from '../testing/a-page-deployment';
import { failures } from '../visits/start-visits';
import { reportFailure, reportRenderFailure } from './report-failure';

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

it('names part, module, attempt, address, release and deployment, hands the cause on, in one line, and counts it', () => {
  const cause = new Error('404');

  reportFailure(aPageDeployment(), 'landing/LandingPage', 2, cause);

  expect(consoleError.mock.calls).toEqual([
    [
      `Part "landing" did not bring LandingPage (attempt 2): ${location.origin}/_f/landing/remoteEntry.js, ` +
        'release l3, deployment 000012-3fa9c2d41b7e.',
      cause,
    ],
  ]);
  expect(failures.at(-1)).toEqual({ part: 'landing', error: cause });
});

it('says that there is no release of a part that the deployment does not name', () => {
  reportFailure(aPageDeployment(), 'legal/PrivacyPolicyPage', 1, new Error('no such remote'));

  expect(String(consoleError.mock.calls[0]?.[0])).toContain('release none, deployment 000012-3fa9c2d41b7e.');
});

it('names part, module, path, release and deployment of a page that threw, and counts it', () => {
  const cause = new Error('the page broke');

  reportRenderFailure({ ...aPageDeployment(), basePath: '/_preview/p1' }, '/_preview/p1/', cause);

  expect(consoleError.mock.calls).toEqual([
    [
      'Part "landing" failed in LandingPage at /_preview/p1/, release l3, deployment 000012-3fa9c2d41b7e.',
      cause,
    ],
  ]);
  expect(failures.at(-1)).toEqual({ part: 'landing', error: cause });
});

it.each([
  ['/kn/privacy-policy', 'kn', ''],
  ['/privacy-policy/', undefined, ''],
  ['/_preview/p1/ur/privacy-policy', 'ur', '/_preview/p1'],
])('names the part whose page %s is', (path, language, basePath) => {
  reportRenderFailure({ ...aPageDeployment(), basePath, language }, path, new Error(path));

  expect(String(consoleError.mock.calls[0]?.[0])).toMatch(/^Part "legal" failed in PrivacyPolicyPage at /);
});

it('tells of a failure once, however often a page throws for it', () => {
  for (let row = 0; row < 18; row += 1) reportRenderFailure(aPageDeployment(), '/', new Error('a row broke'));
  reportRenderFailure(aPageDeployment(), '/', new Error('something else broke'));

  expect(consoleError.mock.calls.map(([, error]) => String(error))).toEqual([
    'Error: a row broke',
    'Error: something else broke',
  ]);
});

it('names the shell where no remote shows the page', () => {
  reportRenderFailure(aPageDeployment(), '/zebra', new Error('the page broke'));

  expect(String(consoleError.mock.calls[0]?.[0])).toMatch(
    /^Part "shell" failed in a screen of its own at \/zebra, release s7,/,
  );
});
