import { aPageLock, serveLockBlock } from '../testing/a-page-deployment';
import { integrityOf } from './page-deployment';

type PageLockModule = typeof import('./page-deployment');

/** The module as a page that was just opened has it: the lock is read once for a page. */
function onANewPage(): PageLockModule {
  let module!: PageLockModule;
  jest.isolateModules(() => (module = require('./page-deployment')));
  return module;
}

const MATCHES_NO_FILE = 'sha384-AAAA';

beforeEach(() => {
  globalThis.siteIntegrity = undefined;
});

describe('given a page that carries its lock', () => {
  it('reads the lock, and arms the check of all scripts that follow', () => {
    serveLockBlock(JSON.stringify(aPageLock()));

    const lock = onANewPage().readPageLock();

    expect(lock).toEqual(aPageLock());
    expect(globalThis.siteIntegrity?.('/_r/shell/s7/main.js')).toBe('sha384-shell-main');
  });

  it('keeps to the lock that it was opened with', () => {
    serveLockBlock(JSON.stringify(aPageLock()));
    const { readPageLock } = onANewPage();
    readPageLock();

    serveLockBlock(JSON.stringify({ ...aPageLock(), lock: '000013-injected00000' }));

    expect(readPageLock().lock).toBe('000012-3fa9c2d41b7e');
  });
});

describe('given a page whose lock cannot be read', () => {
  it.each([
    ['missing', null],
    ['empty', ''],
    ['cut off', '{"lock":"000012-3fa9c2d41b7e","parts":{'],
    ['HTML', '<!doctype html>'],
    ['null', 'null'],
    ['without parts', '{"lock":"000012-3fa9c2d41b7e"}'],
    ['a list', '[]'],
  ])('says so when it is %s, and arms nothing', (_, text) => {
    serveLockBlock(text);

    expect(() => onANewPage().readPageLock()).toThrow(
      'The page carries no readable site lock; it stays as it was served.',
    );
    expect(globalThis.siteIntegrity).toBeUndefined();
  });
});

describe('integrityOf', () => {
  const lock = aPageLock();

  it.each([
    ['/_r/landing/l3/remoteEntry.js', 'sha384-landing-entry'],
    [`${location.origin}/_r/landing/l3/LandingPage.js`, 'sha384-landing-page'],
    ['/_r/shell/s7/../s7/main.js?x=1#y', 'sha384-shell-main'],
  ])('is what the lock says of %s', (url, integrity) => {
    expect(integrityOf(lock, url)).toBe(integrity);
  });

  it.each([
    ['a file that the release does not have', '/_r/landing/l3/injected.js'],
    ['another release', '/_r/landing/l4/remoteEntry.js'],
    ['another part', '/_r/legal/p1/remoteEntry.js'],
    ['an address outside the releases', '/uploads/remoteEntry.js'],
    ['a way out of the release', '/_r/landing/l3/../../../uploads/remoteEntry.js'],
    ['a name that every object has', '/_r/landing/l3/constructor'],
    ['the name of a prototype', '/_r/landing/l3/__proto__'],
    ['a script in the address', 'data:text/javascript,alert(1)'],
  ])('matches no file for %s', (_, url) => {
    expect(integrityOf(lock, url)).toBe(MATCHES_NO_FILE);
  });
});
