import { deploymentKey, partFolder, releaseFolder, siteKey } from './record-names';

describe('the keys of records', () => {
  it.each(['', '..', 'a/b', '../../etc', 'Landing', 'a\n', '-a', 'x'.repeat(41)])(
    'never take the name %j',
    (name) => {
      const refusal = expect.objectContaining({ code: 'bad-name', remedy: expect.any(String) });

      expect(() => partFolder(name)).toThrow(refusal);
      expect(() => releaseFolder('landing', name)).toThrow(refusal);
      expect(() => deploymentKey(name)).toThrow(refusal);
      expect(() => siteKey(name)).toThrow(refusal);
    },
  );
});
