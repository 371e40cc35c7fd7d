import { answerFrom } from '../testing/answer-from';
import { aList, bodyOf, integrityOf, KeepingBrowser } from '../testing/a-keeping-browser';

let browser: KeepingBrowser;

beforeEach(() => {
  browser = new KeepingBrowser();
});

describe('given a script of the origin wrote into what is kept', () => {
  const alter = async (path: string, name = 'site-2:L1') =>
    (await browser.caches.open(name)).put(path, answerFrom(path, 'Your data is sold.'));

  beforeEach(async () => {
    await browser.keep(aList('L1'));
    browser.asked = [];
  });

  it.each(['/privacy-policy', '/_r/legal/l1/page.js'])('%s counts as not kept', async (path) => {
    await alter(path);

    expect(
      await (path.startsWith('/_r/') ? browser.deployments.releaseFile(path) : browser.textAt(path)),
    ).toBeUndefined();
  });

  it('a file that no server sent counts as not kept: to Firefox it is the worker’s own script, which no policy lets run', async () => {
    const path = '/_r/legal/l1/page.js';
    await (await browser.caches.open('site-2:L1')).put(path, new Response(bodyOf(path)));

    expect(await browser.deployments.releaseFile(path)).toBeUndefined();
    await browser.keep(aList('L1'));
    expect((await browser.deployments.releaseFile(path))?.url).toBe(`https://www.brand.example${path}`);
  });

  it('fetches what was altered, and nothing else, once it was asked for', async () => {
    await alter('/privacy-policy');
    await browser.textAt('/privacy-policy');

    await browser.keep(aList('L1'));

    expect(browser.asked).toEqual(['/privacy-policy']);
    expect(await browser.textAt('/privacy-policy')).toBe('/privacy-policy L1');
  });

  it('shows the page of the deployment before, where that was not altered', async () => {
    await browser.keep(aList('L2'));
    await alter('/', 'site-2:L2');

    expect(await browser.textAt('/')).toBe('/ L1');
  });

  it('hands an altered file on to no other deployment', async () => {
    await alter('/_r/legal/l1/page.js');
    await browser.keep(aList('L2'));

    expect(browser.asked).toContain('/_r/legal/l1/page.js');
    expect(await (await browser.deployments.releaseFile('/_r/legal/l1/page.js'))?.text()).toBe(
      '/_r/legal/l1/page.js ',
    );
  });

  it('shows nothing that is on no list', async () => {
    await alter('/refunds');

    expect(await browser.textAt('/refunds')).toBeUndefined();
  });

  it("puts the server's list in the place of an altered one, and then fetches what that one vouched for", async () => {
    const forged = aList('L1');
    forged.pages['/privacy-policy']!.integrity = integrityOf('Your data is sold.');
    await (await browser.caches.open('site-2:L1')).put('/offline.json', new Response(JSON.stringify(forged)));
    await alter('/privacy-policy');
    browser.restart();

    await browser.keep(aList('L1'));

    expect(browser.asked).toEqual(['/privacy-policy']);
    expect(await browser.textAt('/privacy-policy')).toBe('/privacy-policy L1');
  });

  it('leaves headers behind that a page of the site does not have', async () => {
    const headers = { 'Content-Type': 'text/html', Refresh: '0;url=https://evil.example/' };
    const own = new Response(bodyOf('/privacy-policy', 'L1'), { headers });
    await (await browser.caches.open('site-2:L1')).put('/privacy-policy', own);

    const shown = await browser.deployments.siteFile('/privacy-policy');

    expect([...(shown?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  });
});
