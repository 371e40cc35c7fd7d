import { createHash } from 'node:crypto';
import type { KeepRequest, OfflineList } from '@site/shared/contracts';
import { answerFrom } from '../testing/answer-from';
import { FakeCaches } from '../testing/fake-caches';
import { keepDeployment, onlyOtherPagesChanged } from './cache-deployment';
import { KeptDeployments } from './cached-deployments';

let caches: FakeCaches;
let deployments: KeptDeployments;
/** What the server was asked for. */
let asked: string[];
/** What it does not answer. */
let missing: string[];

beforeEach(() => {
  caches = new FakeCaches();
  deployments = new KeptDeployments(caches as unknown as CacheStorage);
  asked = [];
  missing = [];
});

/** What the server sends under an address; a page has the name of its deployment in it. */
const bodyOf = (address: string, deployment = '') => `${address} ${deployment}`;
const integrityOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;
const withIntegrity = (...addresses: string[]) =>
  Object.fromEntries(addresses.map((address) => [address, integrityOf(bodyOf(address))]));

/** A deployment with a shell and a landing release of its own; legal's stays the same. */
function aList(deployment: string): OfflineList {
  const page = { '/': `/_r/landing/${deployment}/page.js`, '/privacy-policy': '/_r/legal/l1/page.js' };
  return {
    deployment,
    pages: Object.fromEntries(
      Object.entries(page).map(([path, file]) => [
        path,
        {
          integrity: integrityOf(bodyOf(path, deployment)),
          files: withIntegrity(`/_r/shell/${deployment}/main.js`, file),
        },
      ]),
    ),
    later: withIntegrity(`/_r/shell/${deployment}/toaster.js`),
  };
}

function keep(list: OfflineList, { path = '/', everything = true } = {}): Promise<boolean> {
  const fetchVerified = async (address: string) => {
    asked.push(address);
    if (missing.includes(address)) throw new TypeError(`${address} cannot be had.`);
    return answerFrom(address, bodyOf(address, address.startsWith('/_r/') ? '' : list.deployment));
  };
  return keepDeployment({ deployments, list, path, everything, fetchVerified });
}

const textAt = async (path: string) => (await deployments.siteFile(path))?.text();

describe('given nothing is kept', () => {
  it('keeps all pages with all files, and code for later', async () => {
    const isWhole = await keep(aList('L1'));

    expect(isWhole).toBe(true);
    expect(await textAt('/')).toBe('/ L1');
    expect(await textAt('/privacy-policy')).toBe('/privacy-policy L1');
    for (const file of [
      '/_r/shell/L1/main.js',
      '/_r/landing/L1/page.js',
      '/_r/legal/l1/page.js',
      '/_r/shell/L1/toaster.js',
    ])
      expect(await deployments.releaseFile(file)).toBeDefined();
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('keeps the page that the visitor reads before everything else', async () => {
    await keep(aList('L1'), { path: '/privacy-policy' });

    const page = asked.indexOf('/privacy-policy');
    expect(asked.slice(0, page).sort()).toEqual(['/_r/legal/l1/page.js', '/_r/shell/L1/main.js']);
    expect(asked.slice(page)).toContain('/');
  });

  it('asks for nothing that the visitor has not asked for, on a poor connection', async () => {
    const isWhole = await keep(aList('L1'), { everything: false });

    expect(isWhole).toBe(false);
    expect(asked.sort()).toEqual(['/', '/_r/landing/L1/page.js', '/_r/shell/L1/main.js']);
  });

  it('keeps nothing for an address that is no page, on a poor connection', async () => {
    await keep(aList('L1'), { path: '/nowhere', everything: false });

    expect(asked).toEqual([]);
  });

  it('puts no page among what is kept before all its files', async () => {
    missing = ['/_r/landing/L1/page.js'];

    await expect(keep(aList('L1'))).rejects.toThrow('/_r/landing/L1/page.js cannot be had.');

    expect(await textAt('/')).toBeUndefined();
    expect(asked).not.toContain('/');
  });

  it('goes on where it was interrupted', async () => {
    missing = ['/_r/landing/L1/page.js'];
    await keep(aList('L1')).catch(() => undefined);
    missing = [];
    asked = [];

    await keep(aList('L1'));

    expect(asked).not.toContain('/_r/shell/L1/main.js');
    expect(await textAt('/')).toBeDefined();
  });
});

describe('given a deployment is kept', () => {
  beforeEach(async () => {
    await keep(aList('L1'));
    asked = [];
  });

  it('asks for nothing again', async () => {
    await keep(aList('L1'));

    expect(asked).toEqual([]);
  });

  it('takes from it what a newer deployment has in common with it, but no page', async () => {
    await keep(aList('L2'));

    expect(asked).not.toContain('/_r/legal/l1/page.js');
    expect(asked).toContain('/privacy-policy');
    expect(await textAt('/privacy-policy')).toBe('/privacy-policy L2');
  });

  it('still shows it while the newer one is not whole', async () => {
    missing = ['/_r/landing/L2/page.js'];
    await keep(aList('L2')).catch(() => undefined);

    expect(await textAt('/')).toBe('/ L1');
  });

  it('shows its page where the newer one has none', async () => {
    await keep(aList('L2'), { everything: false });

    expect(await textAt('/')).toBe('/ L2');
    expect(await textAt('/privacy-policy')).toBe('/privacy-policy L1');
  });

  it('shows it again when it is live again, and nothing of the one that was taken back', async () => {
    await keep(aList('L2'));
    await keep(aList('L1'), { everything: false });

    expect(await textAt('/')).toBe('/ L1');
    expect(await deployments.names()).toEqual(['L1']);
  });
});

describe('given a script of the origin wrote into what is kept', () => {
  const alter = async (path: string, name = 'site-2:L1') =>
    (await caches.open(name)).put(path, answerFrom(path, 'Your data is sold.'));

  beforeEach(async () => {
    await keep(aList('L1'));
    asked = [];
  });

  it.each(['/privacy-policy', '/_r/legal/l1/page.js'])('%s counts as not kept', async (path) => {
    await alter(path);

    expect(await (path.startsWith('/_r/') ? deployments.releaseFile(path) : textAt(path))).toBeUndefined();
  });

  it('a file that no server sent counts as not kept: to Firefox it is the worker’s own script, which no policy lets run', async () => {
    const path = '/_r/legal/l1/page.js';
    await (await caches.open('site-2:L1')).put(path, new Response(bodyOf(path)));

    expect(await deployments.releaseFile(path)).toBeUndefined();
    await keep(aList('L1'));
    expect((await deployments.releaseFile(path))?.url).toBe(`https://www.brand.example${path}`);
  });

  it('fetches what was altered, and nothing else, once it was asked for', async () => {
    await alter('/privacy-policy');
    await textAt('/privacy-policy');

    await keep(aList('L1'));

    expect(asked).toEqual(['/privacy-policy']);
    expect(await textAt('/privacy-policy')).toBe('/privacy-policy L1');
  });

  it('shows the page of the deployment before, where that was not altered', async () => {
    await keep(aList('L2'));
    await alter('/', 'site-2:L2');

    expect(await textAt('/')).toBe('/ L1');
  });

  it('hands an altered file on to no other deployment', async () => {
    await alter('/_r/legal/l1/page.js');
    await keep(aList('L2'));

    expect(asked).toContain('/_r/legal/l1/page.js');
    expect(await (await deployments.releaseFile('/_r/legal/l1/page.js'))?.text()).toBe(
      '/_r/legal/l1/page.js ',
    );
  });

  it('shows nothing that is on no list', async () => {
    await alter('/refunds');

    expect(await textAt('/refunds')).toBeUndefined();
  });

  it("puts the server's list in the place of an altered one, and then fetches what that one vouched for", async () => {
    const forged = aList('L1');
    forged.pages['/privacy-policy']!.integrity = integrityOf('Your data is sold.');
    await (await caches.open('site-2:L1')).put('/offline.json', new Response(JSON.stringify(forged)));
    await alter('/privacy-policy');
    deployments = new KeptDeployments(caches as unknown as CacheStorage);

    await keep(aList('L1'));

    expect(asked).toEqual(['/privacy-policy']);
    expect(await textAt('/privacy-policy')).toBe('/privacy-policy L1');
  });

  it('leaves headers behind that a page of the site does not have', async () => {
    const headers = { 'Content-Type': 'text/html', Refresh: '0;url=https://evil.example/' };
    const own = new Response(bodyOf('/privacy-policy', 'L1'), { headers });
    await (await caches.open('site-2:L1')).put('/privacy-policy', own);

    const shown = await deployments.siteFile('/privacy-policy');

    expect([...(shown?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  });
});

describe('given only the other page differs in the newer deployment', () => {
  const releases = ['/_r/shell/L1/', '/_r/legal/l1/'];
  const request = { keep: '/privacy-policy', deployment: 'L2', releases };

  it('knows so, when the deployment before is kept whole', async () => {
    await keep(aList('L1'));

    expect(await onlyOtherPagesChanged(deployments, request)).toBe(true);
  });

  it.each([
    ['the page changed', { ...request, releases: ['/_r/shell/L1/', '/_r/legal/l2/'] }],
    ['the shell changed', { ...request, releases: ['/_r/shell/L2/', '/_r/legal/l1/'] }],
    ['the deployment is the one that is kept', { ...request, deployment: 'L1' }],
    ['an earlier deployment is live again', { ...request, deployment: 'L0' }],
    ['the page is not one of the site', { ...request, keep: '/nowhere' }],
    ['the tab is of a site that said less', { keep: '/privacy-policy' } as KeepRequest],
  ])('says no, when %s', async (_, other) => {
    await keep(aList('L1'));

    expect(await onlyOtherPagesChanged(deployments, other)).toBe(false);
  });

  it('says no, when a part of what was kept is missing', async () => {
    await keep(aList('L1'), { path: '/privacy-policy', everything: false });
    expect(await onlyOtherPagesChanged(deployments, request)).toBe(false);

    await keep(aList('L1'));
    await deployments.forgetFile('/_r/shell/L1/main.js');
    expect(await onlyOtherPagesChanged(deployments, request)).toBe(false);
  });
});

describe('forgetting', () => {
  beforeEach(async () => {
    for (const deployment of ['L1', 'L2', 'L3']) await keep(aList(deployment));
  });

  it('leaves the newest deployments', async () => {
    await deployments.prune(2);

    expect(await deployments.names()).toEqual(['L3', 'L2']);
    expect(await deployments.releaseFile('/_r/shell/L2/main.js')).toBeDefined();
    expect(await deployments.releaseFile('/_r/shell/L1/main.js')).toBeUndefined();
  });

  it('takes what was left half done, and what another layout left', async () => {
    missing = ['/_r/landing/L4/page.js'];
    await keep(aList('L4')).catch(() => undefined);
    await caches.open('site-0:L0');

    await deployments.prune(1);

    expect((await caches.keys()).sort()).toEqual(['site-2', 'site-2:L3']);
  });
});
