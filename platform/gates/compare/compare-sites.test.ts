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

const pageWith = (body: string, head = '') =>
  versionWith({ 'index.html': `<head><title>Shop</title>${head}</head><main>${body}</main>` });

it.each([
  ['another icon', '<p>Order <svg><path d="M1 1"/></svg></p>', '<p>Order <svg><path d="M2 2"/></svg></p>'],
  ['another class', '<p class="badge">Soon</p>', '<p class="badge chalked">Soon</p>'],
])('says of a page with the same words, and %s, that it looks another way', (_, before, after) => {
  const difference = compareSites(pageWith(before), pageWith(after));

  expect(isSameForVisitors(difference)).toBe(false);
  expect(formatDifference(difference)).toContain('Page /\n  Changed how it looks');
});

it('says of a page with another style that it looks another way, and of none with another script', () => {
  const styled = (colour: string) => pageWith('<p>Soon</p>', `<style>p { color: ${colour} }</style>`);
  const scripted = (code: string) => pageWith('<p>Soon</p>', `<script>${code}</script>`);

  expect(isSameForVisitors(compareSites(styled('red'), styled('green')))).toBe(false);
  expect(isSameForVisitors(compareSites(scripted('one()'), scripted('two()')))).toBe(true);
});

it('says how a page looks of none whose words say it', () => {
  const [before, after] = ['<p>Soon</p>', '<h2>Now</h2><p>Soon</p>'].map((body) => pageWith(body));

  expect(formatDifference(compareSites(before!, after!))).not.toContain('looks');
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
