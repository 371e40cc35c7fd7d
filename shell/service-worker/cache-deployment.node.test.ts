import type { KeepRequest } from '@site/shared/contracts';
import { aList, KeepingBrowser } from '../testing/a-keeping-browser';
import { onlyOtherPagesChanged } from './cache-deployment';

let browser: KeepingBrowser;

beforeEach(() => {
  browser = new KeepingBrowser();
});

describe('given nothing is kept', () => {
  it('keeps all pages with all files, and code for later', async () => {
    const isWhole = await browser.keep(aList('L1'));

    expect(isWhole).toBe(true);
    expect(await browser.textAt('/')).toBe('/ L1');
    expect(await browser.textAt('/privacy-policy')).toBe('/privacy-policy L1');
    for (const file of [
      '/_r/shell/L1/main.js',
      '/_r/landing/L1/page.js',
      '/_r/legal/l1/page.js',
      '/_r/shell/L1/toaster.js',
    ])
      expect(await browser.deployments.releaseFile(file)).toBeDefined();
    expect(new Set(browser.asked).size).toBe(browser.asked.length);
  });

  it('keeps the page that the visitor reads before everything else', async () => {
    await browser.keep(aList('L1'), { path: '/privacy-policy' });

    const page = browser.asked.indexOf('/privacy-policy');
    expect(browser.asked.slice(0, page).sort()).toEqual(['/_r/legal/l1/page.js', '/_r/shell/L1/main.js']);
    expect(browser.asked.slice(page)).toContain('/');
  });

  it('asks for nothing that the visitor has not asked for, on a poor connection', async () => {
    const isWhole = await browser.keep(aList('L1'), { everything: false });

    expect(isWhole).toBe(false);
    expect(browser.asked.sort()).toEqual(['/', '/_r/landing/L1/page.js', '/_r/shell/L1/main.js']);
  });

  it('keeps nothing for an address that is no page, on a poor connection', async () => {
    await browser.keep(aList('L1'), { path: '/nowhere', everything: false });

    expect(browser.asked).toEqual([]);
  });

  it('puts no page among what is kept before all its files', async () => {
    browser.missing = ['/_r/landing/L1/page.js'];

    await expect(browser.keep(aList('L1'))).rejects.toThrow('/_r/landing/L1/page.js cannot be had.');

    expect(await browser.textAt('/')).toBeUndefined();
    expect(browser.asked).not.toContain('/');
  });

  it('goes on where it was interrupted', async () => {
    browser.missing = ['/_r/landing/L1/page.js'];
    await browser.keep(aList('L1')).catch(() => undefined);
    browser.missing = [];
    browser.asked = [];

    await browser.keep(aList('L1'));

    expect(browser.asked).not.toContain('/_r/shell/L1/main.js');
    expect(await browser.textAt('/')).toBeDefined();
  });
});

describe('given a deployment is kept', () => {
  beforeEach(async () => {
    await browser.keep(aList('L1'));
    browser.asked = [];
  });

  it('asks for nothing again', async () => {
    await browser.keep(aList('L1'));

    expect(browser.asked).toEqual([]);
  });

  it('takes from it what a newer deployment has in common with it, but no page', async () => {
    await browser.keep(aList('L2'));

    expect(browser.asked).not.toContain('/_r/legal/l1/page.js');
    expect(browser.asked).toContain('/privacy-policy');
    expect(await browser.textAt('/privacy-policy')).toBe('/privacy-policy L2');
  });

  it('still shows it while the newer one is not whole', async () => {
    browser.missing = ['/_r/landing/L2/page.js'];
    await browser.keep(aList('L2')).catch(() => undefined);

    expect(await browser.textAt('/')).toBe('/ L1');
  });

  it('shows its page where the newer one has none', async () => {
    await browser.keep(aList('L2'), { everything: false });

    expect(await browser.textAt('/')).toBe('/ L2');
    expect(await browser.textAt('/privacy-policy')).toBe('/privacy-policy L1');
  });

  it('shows it again when it is live again, and nothing of the one that was taken back', async () => {
    await browser.keep(aList('L2'));
    await browser.keep(aList('L1'), { everything: false });

    expect(await browser.textAt('/')).toBe('/ L1');
    expect(await browser.deployments.names()).toEqual(['L1']);
  });
});

describe('given only the other page differs in the newer deployment', () => {
  const releases = ['/_r/shell/L1/', '/_r/legal/l1/'];
  const request = { keep: '/privacy-policy', deployment: 'L2', releases };

  it('knows so, when the deployment before is kept whole', async () => {
    await browser.keep(aList('L1'));

    expect(await onlyOtherPagesChanged(browser.deployments, request)).toBe(true);
  });

  it.each([
    ['the page changed', { ...request, releases: ['/_r/shell/L1/', '/_r/legal/l2/'] }],
    ['the shell changed', { ...request, releases: ['/_r/shell/L2/', '/_r/legal/l1/'] }],
    ['the deployment is the one that is kept', { ...request, deployment: 'L1' }],
    ['an earlier deployment is live again', { ...request, deployment: 'L0' }],
    ['the page is not one of the site', { ...request, keep: '/nowhere' }],
    ['the tab is of a site that said less', { keep: '/privacy-policy' } as KeepRequest],
  ])('says no, when %s', async (_, other) => {
    await browser.keep(aList('L1'));

    expect(await onlyOtherPagesChanged(browser.deployments, other)).toBe(false);
  });

  it('says no, when a part of what was kept is missing', async () => {
    await browser.keep(aList('L1'), { path: '/privacy-policy', everything: false });
    expect(await onlyOtherPagesChanged(browser.deployments, request)).toBe(false);

    await browser.keep(aList('L1'));
    await browser.deployments.forgetFile('/_r/shell/L1/main.js');
    expect(await onlyOtherPagesChanged(browser.deployments, request)).toBe(false);
  });
});

describe('forgetting', () => {
  beforeEach(async () => {
    for (const deployment of ['L1', 'L2', 'L3']) await browser.keep(aList(deployment));
  });

  it('leaves the newest deployments', async () => {
    await browser.deployments.prune(2);

    expect(await browser.deployments.names()).toEqual(['L3', 'L2']);
    expect(await browser.deployments.releaseFile('/_r/shell/L2/main.js')).toBeDefined();
    expect(await browser.deployments.releaseFile('/_r/shell/L1/main.js')).toBeUndefined();
  });

  it('takes what was left half done, and what another layout left', async () => {
    browser.missing = ['/_r/landing/L4/page.js'];
    await browser.keep(aList('L4')).catch(() => undefined);
    await browser.caches.open('site-0:L0');

    await browser.deployments.prune(1);

    expect((await browser.caches.keys()).sort()).toEqual(['site-2', 'site-2:L3']);
  });
});
