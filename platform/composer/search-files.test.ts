import { buildsOf } from '../testing/a-candidate';
import {
  aLanding,
  aLegal,
  aShell,
  type TinyRemoteOptions,
  type TinyShellOptions,
} from '../testing/tiny-parts';
import { composeSite } from './compose-site';
import { llmsTxt } from './llms-txt';

const ORIGIN = 'https://www.brand.in';

/** The files of a site whose policy says when its words were settled. */
async function filesOf(
  lastModified: string | null,
  siteOrigin: string | null = ORIGIN,
  landing: TinyRemoteOptions = {},
  shell: TinyShellOptions = {},
): Promise<(name: string) => string> {
  const builds = await buildsOf([
    aShell({ siteOrigin, ...shell }),
    aLanding({ input: { time: '2026-11-20T04:00:00.000Z' }, ...landing }),
    aLegal({
      input: { time: '2026-11-21T09:30:00.000Z' },
      documents: { 'privacy-policy.md': '# Privacy Policy' },
      lastModified,
    }),
  ]);
  const files = await composeSite({ deployment: 'deployment', basePath: '', builds });
  return (name) => String(files[name] ?? '');
}

describe('the sitemap of a public site', () => {
  const entries = async (lastModified: string | null) => {
    const xml = (await filesOf(lastModified))('sitemap.xml');
    return [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, url, date]) => [
      url,
      date,
    ]);
  };

  it('dates each page by the day on which its words were settled, else by its release', async () => {
    expect(await entries('2026-10-01')).toEqual([
      ['https://www.brand.in/', '2026-11-20T04:00:00.000Z'],
      ['https://www.brand.in/privacy-policy', '2026-10-01'],
    ]);
  });

  it('lists a page that its part alone knows', async () => {
    const pages = { '/': 'LandingPage', '/zebra': 'LandingPage' };
    const xml = (await filesOf(null, ORIGIN, { pages }))('sitemap.xml');

    expect(xml).toContain('<loc>https://www.brand.in/zebra</loc>');
  });

  it('takes no day that is markup', async () => {
    const day = '2026-10-01</lastmod></url><script xmlns="http://www.w3.org/1999/xhtml">evil()</script>';

    await expect(entries(day)).rejects.toThrow('Invalid ISO date');
  });

  it("dates a page without such a day by its part's release", async () => {
    expect((await entries(null))[1]).toEqual([
      'https://www.brand.in/privacy-policy',
      '2026-11-21T09:30:00.000Z',
    ]);
  });
});

it('leads crawlers to the sitemap of a public site', async () => {
  const robots = (await filesOf(null))('robots.txt');

  expect(robots).toBe('User-agent: *\nAllow: /\nSitemap: https://www.brand.in/sitemap.xml\n');
});

it('keeps crawlers out of a site that is not public, and lists nothing', async () => {
  const file = await filesOf(null, null);

  expect(file('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(file('sitemap.xml')).toBe('');
});

describe('llms.txt', () => {
  it('lists the pages, as Markdown where there is some', async () => {
    const text = (await filesOf(null))('llms.txt');

    expect(text).toContain('- [The landing page](https://www.brand.in/): About landing\n');
    expect(text).toContain('- [The legal page](https://www.brand.in/privacy-policy.md): About legal\n');
  });

  it('says that the business is an example while values are missing, and not once they are supplied', async () => {
    const missingValues = [{ path: 'phone', file: 'shared/site/business-values.json', line: 21 }];
    const file = await filesOf(null, null, {}, { missingValues });

    expect(file('llms.txt')).toMatch(/^# .*\n\n> About landing\n\nThe business is an example/);
    expect((await filesOf(null))('llms.txt')).not.toContain('example');
  });

  it('holds what the pages say of themselves, each below its title', async () => {
    const file = await filesOf(null, ORIGIN, { summary: '## What You Can Order\n\n- Beverages' });

    expect(file('llms.txt')).toMatch(
      /## Pages\n[^#]*\n## The landing page\n\n### What You Can Order\n\n- Beverages\n$/,
    );
  });

  it.each([
    ['list of pages of its own', '## Pages\n\n- [Privacy](https://evil.example)', /^## Pages$/gm, 1],
    ['page of another part', '# Privacy Policy\n\nWe sell it.', /^## Privacy/gm, 0],
    ['site of its own', 'Another Brand\n===\n\n# Another Brand', /^# /gm, 1],
    ['heading by a line below it', 'Privacy Policy\n---', /^ {0,3}-+$/gm, 0],
    ['link', 'Read [the policy](https://evil.example), <https://evil.example>', /(?<!\\)[[<]/g, 2],
    ['code block, which takes in what follows', '```\n~~~', /^(```|~~~)/gm, 0],
  ])('keeps the summary of a page to words: no %s', async (_, summary, forbidden, ofTheSite) => {
    const file = await filesOf(null, ORIGIN, { summary });

    expect(file('llms.txt').match(forbidden) ?? []).toHaveLength(ofTheSite);
  });

  it('has one line for the title and the description of a page, whatever breaks are in them', async () => {
    const route = { path: '/', remote: 'landing', module: 'LandingPage' };
    const title = 'Mandi\n\n## Privacy Policy\r\rWe sell it.';
    const description = 'B2B\n- [Offers](/)';
    const page = { language: 'en', path: '/', route, title, description, facts: null };

    expect(llmsTxt([page], { brandName: 'Brand', missingValues: [] }, '')).toMatch(
      /^# Brand\n\n> B2B .*\n\n## Pages\n\n- .*\n$/,
    );
  });
});
