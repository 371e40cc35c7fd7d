import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsersWithout, firstVersion, oldestBrowsers } from './oldest-browsers/browser-support';
import { scriptFeatures } from './oldest-browsers/script-features';
import { styleFeatures } from './oldest-browsers/style-features';
import { prepareStore } from './support/journey-store';
import { type SentFile, sentFiles } from './support/sent-files';
import { runSite } from './support/site-command';
import { expect, test } from './support/test';

/**
 * What some of the oldest browsers do not have, and a page is whole without. By feature, with all its values: what these browsers
 * show instead.
 */
const WHOLE_WITHOUT: Record<string, string> = {
  'css.properties.flex.min-content': 'a menu below the brand on a narrow phone',
  'css.properties.text-wrap': 'lines that break where they are full',
  'css.properties.align-content.start': 'rows of cards that are stretched',
  'css.properties.grid-template-rows.subgrid': 'cards whose lines do not stand at one height',
  'css.properties.width.fit-content': 'a button as wide as its line',
  'css.properties.break-after.avoid': 'paper on which a heading may end a page',
  'css.properties.box-decoration-break': 'a mark that is cut where the line breaks',
  'css.properties.cursor': 'a phone has no pointer',
  'css.properties.color-scheme': 'scroll bars and fields in the light colours of the device',
  'css.properties.text-size-adjust': 'letters that such a phone enlarges in landscape',
  'css.properties.user-select': 'a label that can be selected',
  'css.properties.content-visibility': 'all sections laid out from the start',
  'css.properties.contain-intrinsic-size': 'all sections laid out from the start',
  'css.properties.font-synthesis': 'bold letters that the browser makes where the font has none',
  'css.properties.forced-color-adjust': 'colours that the system chooses',
  'css.at-rules.media.forced-colors': 'browsers without it force no colours',
  'css.at-rules.media.scripting': 'a theme control that does nothing while scripts are off',
  'css.at-rules.starting-style': 'a message that appears without a movement',
};

// One worker: each would export the site again.
test.describe.configure({ mode: 'default' });

let files: SentFile[];

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oldest-browsers-'));
  runSite(await prepareStore(), 'export', folder);
  files = browserFiles(sentFiles(folder));
  rmSync(folder, { recursive: true });
});

test('every script is written in a syntax that the oldest supported browsers read, regular expressions included', () => {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);

  expect(missingIn(scripts, scriptFeatures)).toEqual([]);
});

test('every style uses what the oldest supported browsers have, or what a page is whole without', () => {
  const styles = files.filter(({ name }) => /\.css$|<style>/.test(name));
  expect(styles.length).toBeGreaterThan(5);

  expect(missingIn(styles, styleFeatures)).toEqual([]);
});

test('the start asks for what comes last in these browsers, and for nothing that one of them lacks', () => {
  const asked = ['javascript.builtins.Object.hasOwn', 'javascript.builtins.Array.at'];
  expect(asked.flatMap(browsersWithout)).toEqual([]);

  const youngest = oldestBrowsers.map(([browser]) =>
    Math.max(...asked.map((feature) => firstVersion(feature, browser))),
  );
  expect(youngest).toEqual(oldestBrowsers.map(([, version]) => version));
});

test('nothing is excused that no style uses any more', () => {
  const used = new Set(
    files.filter(({ name }) => /\.css$|<style>/.test(name)).flatMap(({ text }) => [...styleFeatures(text)]),
  );

  expect(Object.keys(WHOLE_WITHOUT).filter((feature) => !used.has(feature))).toEqual([]);
});

/** A line for each feature that is missing somewhere, with the first file that needs it. */
function missingIn(all: SentFile[], featuresOf: (text: string) => Set<string>): string[] {
  const firstUse = new Map<string, string>();
  for (const { name, text } of all)
    for (const feature of featuresOf(text)) if (!firstUse.has(feature)) firstUse.set(feature, name);
  return [...firstUse].flatMap(([feature, name]) => {
    const missing = isExcused(feature) ? [] : (browsersWithout(feature) ?? []);
    return missing.length === 0 ? [] : [`${feature} in ${name}: not in ${missing.join(', ')}`];
  });
}

function isExcused(feature: string): boolean {
  return Object.keys(WHOLE_WITHOUT).some((excused) => `${feature}.`.startsWith(`${excused}.`));
}

/** Scripts and style sheets, and what is in the pages themselves. */
function browserFiles(sent: SentFile[]): SentFile[] {
  const inline = sent
    .filter(({ name }) => name.endsWith('.html'))
    .flatMap(({ name, text }) => [
      ...[...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => ({
        name: `<style> of ${name}`,
        text: style,
      })),
      ...[...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => ({
        name: `${name}.js`,
        text: script,
      })),
    ]);
  expect(inline.length).toBeGreaterThan(20);
  return [...sent.filter(({ name }) => /\.(js|css)$/.test(name)), ...inline];
}
