import { buildsOf } from '../testing/a-candidate';
import { aLanding, aShell } from '../testing/tiny-parts';
import { pageScripts } from './page-scripts';

const PAGE = { remote: 'landing', module: 'LandingPage' };

const builds = () => buildsOf([aShell(), aLanding()]);

it('names what a page will run, in the order of its need, each with the digest of its bytes', async () => {
  const { shell, landing } = await builds();
  const exposes = { __federation_expose_LandingPage: ['LandingPage.js', 'LandingPage.css'] };
  const styled = {
    ...landing!,
    stats: { ...landing!.stats, exposes },
    integrity: { ...landing!.integrity, 'LandingPage.js': `sha256-${'A'.repeat(43)}=` },
  };

  const { entry, preloads } = pageScripts({ shell: shell!, landing: styled }, PAGE, 'en');

  expect([entry, ...preloads].map(({ url }) => url)).toEqual([
    `/_f/shell/${shell!.stats.start[0]!}`,
    `/_f/landing/${landing!.stats.remoteEntry!}`,
    '/_f/landing/LandingPage.js',
  ]);
  for (const { integrity } of [entry, ...preloads]) expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(pageScripts({ shell: shell! }, null, 'en')).toEqual({ entry, preloads: [] });
});

it('makes no page of a release that lacks what the page would run', async () => {
  const { shell, landing } = await builds();
  const withStats = (build: typeof shell, stats: object) => ({
    ...build!,
    stats: { ...build!.stats, ...stats },
  });

  for (const [broken, lack] of [
    [{ shell: shell!, landing: { ...landing!, integrity: {} } }, 'landing@.+ has no file remoteEntry\.'],
    [{ shell: shell!, landing: withStats(landing, { remoteEntry: null }) }, 'landing@.+ has no remote entry'],
    [{ shell: withStats(shell, { start: [] }), landing: landing! }, 'shell@.+ has no entry script'],
  ] as const)
    expect(() => pageScripts(broken, PAGE, 'en')).toThrow(
      expect.objectContaining({
        code: 'script-missing',
        message: expect.stringMatching(lack),
        remedy: expect.stringMatching(/^Publish (shell|landing) again/),
      }),
    );
});
