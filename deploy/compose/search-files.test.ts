import { readParts } from '../promote/read-parts';
import { MemoryStore } from '../store/memory-store';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';
import { llmsTxt } from './llms-txt';
import { searchFiles } from './search-files';
import { loadParts, type SiteParts } from './site-parts';

const ORIGIN = 'https://www.brand.in';

/** Parts of which the policy says when its words were settled. */
async function someParts(lastModified: string | null): Promise<SiteParts> {
  const store = new MemoryStore();
  const landing = aLanding({ input: { time: '2026-11-20T04:00:00.000Z' } });
  const legal = aLegal({
    input: { time: '2026-11-21T09:30:00.000Z' },
    documents: { 'privacy-policy.md': '# Privacy Policy' },
  });
  const parts = await publishAll(store, [aShell(), landing, legal]);
  const loaded = await loadParts((await readParts(store, parts)).builds);
  loaded.modules['legal/PrivacyPolicyPage']!.lastModified = () => lastModified;
  return loaded;
}

describe('the sitemap of a public site', () => {
  const entries = async (lastModified: string | null) => {
    const { 'sitemap.xml': xml = '' } = searchFiles(await someParts(lastModified), ORIGIN);
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

  it("dates a page without such a day by its part's release", async () => {
    expect((await entries(null))[1]).toEqual([
      'https://www.brand.in/privacy-policy',
      '2026-11-21T09:30:00.000Z',
    ]);
  });
});

it('leads crawlers to the sitemap of a public site', async () => {
  const { 'robots.txt': robots } = searchFiles(await someParts(null), ORIGIN);

  expect(robots).toBe('User-agent: *\nAllow: /\nSitemap: https://www.brand.in/sitemap.xml\n');
});

it('keeps crawlers out of a site that is not public, and lists nothing', async () => {
  expect(searchFiles(await someParts(null), null)).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /\n' });
});

describe('llms.txt', () => {
  it('lists the pages, as Markdown where there is some', async () => {
    const text = llmsTxt(await someParts(null), ORIGIN);

    expect(text).toContain('- [The landing page](https://www.brand.in/): About landing\n');
    expect(text).toContain('- [The legal page](https://www.brand.in/privacy-policy.md): About legal\n');
  });

  it('holds what the pages say of themselves', async () => {
    const parts = await someParts(null);
    parts.modules['landing/LandingPage']!.summary = () => '## What You Can Order\n\n- Beverages';

    expect(llmsTxt(parts, '')).toContain(
      '> About landing\n\n## What You Can Order\n\n- Beverages\n\n## Pages\n',
    );
  });
});
