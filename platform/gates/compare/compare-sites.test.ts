import { compareSites, isSameForVisitors, type SiteVersion } from './compare-sites';
import { formatDifference } from './format-difference';

const versionWith = (files: Record<string, string>): SiteVersion => ({
  kind: 'deployment',
  name: null,
  isLive: false,
  title: 'a deployment',
  manifests: {},
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  sizes: {},
});

it('leaves out the file that names the deployment, which is for programs', () => {
  const inDeployment = (name: string) => versionWith({ 'deployment.json': `{"deployment":"${name}"}` });

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

it.each([
  ['first', 'CAB', 'Moved in “Areas”, now first: C'],
  ['after another', 'ACB', 'Moved in “Areas”, now after “A”: C'],
])('says of an entry with another place in its list where it is now: %s', (_, order, words) => {
  const page = (names: string) =>
    versionWith({
      'index.html': `<h2>Areas</h2><ul>${[...names].map((name) => `<li>${name}</li>`).join('')}</ul>`,
    });

  expect(formatDifference(compareSites(page('ABC'), page(order)))).toContain(`  ${words}`);
});
