import { alterAnswer } from '../support/alter-answer';
import { withDeploymentText } from '../support/page-deployment';
import { goToOther, heading, remotes } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';

test.use({ expectedMessages: /^The site did not start/ });

const EVIL = 'https://evil.example/remoteEntry.js';

/** Names under which federated sites let developers put other remotes in place. */
const SETTINGS = [
  'landing',
  'remotes',
  'overrides',
  '_mfe_manifest',
  '__MF_DEVTOOLS__',
  'FEDERATION_DEBUG',
  'site-deployment',
];

for (const route of remotes) {
  test(`neither query, anchor nor storage brings another ${route.remote}`, async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.hostname === 'evil.example',
      (file) => {
        elsewhere.push(file.request().url());
        return file.abort();
      },
    );
    const value = JSON.stringify({ landing: EVIL, legal: EVIL, enableFastRefresh: true });
    await page.addInitScript(
      ({ settings, text }) => {
        for (const name of settings) {
          localStorage.setItem(name, text);
          sessionStorage.setItem(name, text);
        }
      },
      { settings: SETTINGS.filter((name) => name !== 'FEDERATION_DEBUG'), text: value },
    );
    const query = new URLSearchParams(SETTINGS.map((name) => [name, EVIL])).toString();
    await page.goto(`${route.path}?${query}#${query}`);
    await hydrated(heading(page));
    await goToOther(page, route);

    expect(elsewhere).toEqual([]);
  });
}

const pollutions: [name: string, json: string][] = [
  ['at the top', '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},'],
  ['among the parts', ''],
];

for (const [name, start] of pollutions) {
  test(`a deployment with the names of prototypes ${name} changes no other object, and lets no other file in`, async ({
    page,
  }) => {
    const part =
      '"__proto__":{"release":"x","base":"/uploads/","integrity":{"x.js":"","polluted":"yes"},"polluted":"yes"},';
    const change = (text: string) =>
      start ? start + text.slice(1) : text.replace('"parts":{', `"parts":{${part}`);
    await alterAnswer(page, '/', (html) => withDeploymentText(html, change));
    await page.goto('/');
    await hydrated(heading(page));
    await goToOther(page, remotes[0]);

    expect(await page.evaluate(() => [({} as never)['polluted'], (() => 0)['polluted' as never]])).toEqual([
      undefined,
      undefined,
    ]);
  });
}
