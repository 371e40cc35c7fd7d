import { isMutableKey } from '../store/safe-key';
import {
  deploymentKey,
  LIVE_POINTER_KEY,
  manifestKey,
  partFolder,
  releaseFolder,
  siteFolder,
} from './record-names';

const RELEASE = '0123456789abcdef';
const DEPLOYMENT = '000042-0123456789ab';

describe('the keys of records', () => {
  it('follow the layout of the store', () => {
    expect(partFolder('landing')).toBe('releases/landing/');
    expect(releaseFolder('landing', RELEASE)).toBe('releases/landing/0123456789abcdef/');
    expect(manifestKey('landing', RELEASE)).toBe('releases/landing/0123456789abcdef/release.json');
    expect(deploymentKey(DEPLOYMENT)).toBe('deployments/000042-0123456789ab.json');
    expect(siteFolder(DEPLOYMENT)).toBe('sites/000042-0123456789ab/');
    expect(isMutableKey(LIVE_POINTER_KEY)).toBe(true);
  });

  it.each(['', '..', 'a/b', '../../etc', 'Landing', 'a\n', '-a', 'x'.repeat(41)])(
    'never take the name %j',
    (name) => {
      const refusal = expect.objectContaining({ code: 'bad-name', remedy: expect.any(String) });

      expect(() => partFolder(name)).toThrow(refusal);
      expect(() => releaseFolder('landing', name)).toThrow(refusal);
      expect(() => deploymentKey(name)).toThrow(refusal);
      expect(() => siteFolder(name)).toThrow(refusal);
    },
  );
});
