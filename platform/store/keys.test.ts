import { assertSafeKey, assertSafePrefix, isMutableKey, isSafeKey } from './keys';

describe('a safe key', () => {
  it.each([
    'format.json',
    'releases/landing/0123456789abcdef/browser/static/js/main.4f2a.js',
    'sites/000001-0123456789ab/.well-known/security.txt',
    'sites/x/न्यू मेनू (1).png',
    'a..b/c..js',
    '@scope/name+1~2',
  ])('is %j', (key) => {
    expect(() => assertSafeKey(key)).not.toThrow();
    expect(isSafeKey(key)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['absolute', '/etc/passwd'],
    ['climbing at the start', '../secret'],
    ['climbing in the middle', 'releases/../../secret'],
    ['climbing at the end', 'releases/..'],
    ['a lone dot', './format.json'],
    ['an empty segment', 'releases//x'],
    ['ending in a slash', 'releases/'],
    ['a backslash', 'releases\\..\\secret'],
    ['a drive', 'C:/secret'],
    ['a null byte', 'format.json\0.png'],
    ['a line feed', 'a\nb'],
    ['a delete character', 'a\u007fb'],
    ['half a surrogate pair', 'a\ud800b'],
    ['a decomposed letter', 'cafe\u0301'],
    ['the folder of temporary files', '.tmp/x'],
    ['the folder of version slots', 'pointers/.versions/live/000000001'],
    ['a name that Windows would shorten', 'a./b'],
    ['a segment that is too long', 'x'.repeat(201)],
    ['a segment that is too long in bytes', 'é'.repeat(101)],
    ['a key that is too long', 'x/'.repeat(450) + 'x'],
  ])('is not %s', (_, key) => {
    const said = expect.stringContaining(JSON.stringify(key.slice(0, 120))) as string;
    expect(() => assertSafeKey(key)).toThrow(
      expect.objectContaining({ name: 'SiteError', code: 'unsafe-key', message: said }),
    );
    expect(isSafeKey(key)).toBe(false);
  });
});

describe('a safe prefix', () => {
  it.each(['', 'deployments/', 'releases/landing/'])('is %j', (prefix) => {
    expect(() => assertSafePrefix(prefix)).not.toThrow();
  });

  it.each(['deployments', '/', '../', 'a//', 'pointers/.versions/'])('is not %j', (prefix) => {
    expect(() => assertSafePrefix(prefix)).toThrow(expect.objectContaining({ code: 'unsafe-key' }));
  });
});

describe('what moves', () => {
  it('is a pointer and nothing else', () => {
    expect(isMutableKey('pointers/live.json')).toBe(true);
    expect(isMutableKey('pointers/live')).toBe(false);
    expect(isMutableKey('pointers/a/b.json')).toBe(false);
    expect(isMutableKey('pointers/Live.json')).toBe(false);
    expect(isMutableKey('deployments/live.json')).toBe(false);
  });
});
