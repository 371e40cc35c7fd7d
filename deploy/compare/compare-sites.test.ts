import { compareSites, isSameForVisitors } from './compare-sites';
import type { SiteVersion } from './site-version';

const versionWith = (files: Record<string, string>): SiteVersion => ({
  kind: 'deployment',
  name: null,
  isLive: false,
  title: 'a deployment',
  manifests: {},
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  sizes: {},
});

it('leaves out files that name their deployment, and are for programs', () => {
  const inDeployment = (name: string) =>
    versionWith(
      Object.fromEntries(
        ['deployment.json', 'offline.json', 'kn/offline.json'].map((file) => [
          file,
          `{"deployment":"${name}"}`,
        ]),
      ),
    );

  expect(isSameForVisitors(compareSites(inDeployment('000002'), inDeployment('000004')))).toBe(true);
});

it('has other files that are not the same', () => {
  const difference = compareSites(
    versionWith({ 'og-home.png': 'old' }),
    versionWith({ 'og-home.png': 'new' }),
  );

  expect(difference.files.changed).toEqual(['og-home.png']);
  expect(isSameForVisitors(difference)).toBe(false);
});
