import { findJava, REMEDY } from './support/find-java';
import { languagePath } from '../shared/site/languages';
import { runSite } from './support/site-command';
import { checkHtml } from './support/w3c-checker';
import { sitePaths } from './support/site-paths';
import { expect, test } from './support/test';

// Other languages have the same markup with other words in it.
const paths = ['en', 'ur'].flatMap((tag) =>
  [...sitePaths, '/no-such-page'].map((path) => languagePath(tag) + path),
);

test("the W3C's checker finds no error in the HTML of any page, live or in a preview", async ({
  request,
  site,
}) => {
  test.skip(findJava() === null, REMEDY);
  const store = process.env.SITE_E2E_STORE as string;
  const preview = JSON.parse(runSite(store, 'preview', 'legal', '--json')) as { url: string };
  const pages: Record<string, string> = {};
  for (const path of paths)
    for (const url of [site + path, preview.url + path.slice(1)])
      pages[url] = await (await request.get(url)).text();

  expect(checkHtml(pages)).toEqual([]);
});
