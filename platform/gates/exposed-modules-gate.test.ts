import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aRemote, aShell, type TinyPart } from '../testing/tiny-parts';
import { exposedModulesGate } from './exposed-modules-gate';

const routes = [
  { path: '/', remote: 'landing', module: 'LandingPage' },
  { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
];

const check = async (...parts: TinyPart[]) =>
  exposedModulesGate({ manifests: await manifestsOf(parts), routes, businessValues: {} });

it('refuses a route to a module under another name than the part exposes', async () => {
  const [problem] = await check(aShell(), aLanding(), aRemote('legal', 'PolicyPage'));

  expect(problem).toMatchObject({
    code: 'exposed-module-missing',
    message: expect.stringMatching(
      /^The page \/privacy-policy is shown by legal\/PrivacyPolicyPage; legal@\w+ exposes PolicyPage\.$/,
    ),
  });
});

it('refuses a module whose page is not in the release', async () => {
  const landing = aLanding();
  const files = landing.files.filter(({ path }) => !path.startsWith('compose/pages/'));

  const [problem] = await check(aShell(), { ...landing, files }, aLegal());

  expect(problem?.message).toMatch(/; landing@\w+ does not hold that page\.$/);
});

it('tells of a module that is exposed and that no page shows', async () => {
  expect(await check(aShell(), aLanding(), aLegal(), aRemote('careers', 'JobsPage'))).toMatchObject([
    {
      code: 'exposed-module-unused',
      severity: 'warning',
      message: expect.stringMatching(/^careers@\w+ exposes JobsPage, which no page shows\.$/) as string,
    },
  ]);
});
