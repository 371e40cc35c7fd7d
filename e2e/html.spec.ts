import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { findJava, REMEDY } from './support/find-java';
import { expect, inEachDirection, test } from './support/languages';
import { runSite } from './support/site-command';
import { checkHtml } from './support/w3c-checker';
import { sitePaths } from './support/site-paths';

/** What the HTML of every page is held to: the standard, a whole document, and accessibility as far as markup shows it. */
const htmlRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // A list may have a name (WAI-ARIA 1.2 §5.2.8.4), and screen readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The policy's contents stand twice, for wide screens and for phones; CSS shows one of them, which markup cannot tell.
    'unique-landmark': 'off',
  },
};

const checker = new HtmlValidate(new StaticConfigLoader(htmlRules));
const paths = [...sitePaths, '/no-such-page'];

// Other languages have the same markup with other words in it.
inEachDirection((prefix) => {
  for (const path of paths) {
    test(`the HTML of ${prefix}${path} is valid as served`, async ({ request, site }) => {
      const response = await request.get(site + prefix + path);
      const { results } = await checker.validateString(await response.text());

      const problems = results.flatMap(({ messages }) => messages);
      expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
        [],
      );
    });
  }

  test("the W3C's checker finds no error in the HTML of any page, live or in a preview", async ({
    request,
    site,
  }) => {
    test.skip(findJava() === null, REMEDY);
    test.setTimeout(120_000);
    const store = process.env.SITE_E2E_STORE as string;
    const preview = JSON.parse(runSite(store, 'preview', 'legal', '--json')) as { url: string };
    const pages: Record<string, string> = {};
    for (const path of paths.map((one) => prefix + one))
      for (const url of [site + path, preview.url + path.slice(1)])
        pages[url] = await (await request.get(url)).text();

    expect(checkHtml(pages)).toEqual([]);
  });
});
