import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '@playwright/test';
import { htmlRules } from './support/html-rules';

test.skip(({ isMobile }) => isMobile, 'the HTML is the same for every screen');

const checker = new HtmlValidate(new StaticConfigLoader(htmlRules));

for (const path of ['/', '/privacy-policy', '/no-such-page']) {
  test(`the HTML of ${path} is valid as served`, async ({ request }) => {
    const response = await request.get(process.env.SITE_URL + path);
    const { results } = await checker.validateString(await response.text());

    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
      [],
    );
  });
}
