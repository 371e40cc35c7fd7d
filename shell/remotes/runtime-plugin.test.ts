import { aPageDeployment } from '../testing/a-page-deployment';
import { integrityOf } from './page-deployment';
import deploymentPlugin from './runtime-plugin';

/** The script that the federation runtime puts into the page for an address. */
function scriptFor(url: string): HTMLScriptElement {
  const created = deploymentPlugin().createScript?.({ url } as never);
  if (!created || !('script' in created) || !created.script)
    throw new Error(`No script was made for ${url}.`);
  return created.script;
}

afterEach(() => {
  globalThis.siteIntegrity = undefined;
});

it("gives a remote's script the integrity that the page's deployment names", () => {
  globalThis.siteIntegrity = (url) => integrityOf(aPageDeployment(), url);

  const script = scriptFor('/_f/landing/remoteEntry.js');

  expect(script.src).toBe(`${location.origin}/_f/landing/remoteEntry.js`);
  expect(script.integrity).toBe('sha256-landing-entry');
  expect(script.crossOrigin).toBe('anonymous');
});

it('gives a script up after 12 s', () => {
  expect(deploymentPlugin().createScript?.({ url: '/remoteEntry.js' } as never)).toMatchObject({
    timeout: 12_000,
  });
});

it('gives a script that the deployment does not name an integrity that nothing has', () => {
  globalThis.siteIntegrity = (url) => integrityOf(aPageDeployment(), url);

  expect(scriptFor('https://elsewhere.example/remoteEntry.js').integrity).toBe('sha256-AAAA');
});

it('checks nothing in development, where there is no deployment', () => {
  expect(scriptFor('/_dev/landing/remoteEntry.js').integrity).toBeFalsy();
});

it('is there for the entries of the remotes, which bring no federation runtime', () => {
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
});

it('forgets a shared library that could not be had, so that the next attempt fetches it, and no other', async () => {
  const rejected = Promise.reject(new Error('404'));
  const onItsWay = new Promise(() => undefined);
  const loaded = { loaded: true, loading: Promise.resolve() };
  const again = { loading: rejected as unknown };
  const versions = {
    '19.3.1': { loading: rejected },
    '19.3.2': again,
    '19.4.0': { loading: onItsWay },
    '19.3.0': loaded,
  };
  const other = { '19.4.0': { loading: rejected } };
  const shareScopeMap = { default: { 'react-dom': versions, react: other } };

  deploymentPlugin().errorLoadShare?.({ pkgName: 'react-dom', shareScopeMap } as never);
  again.loading = onItsWay;
  await rejected.catch(() => undefined);
  await Promise.resolve();

  expect(versions['19.3.1'].loading).toBeNull();
  expect(again.loading).toBe(onItsWay);
  expect(versions['19.4.0'].loading).toBe(onItsWay);
  expect(versions['19.3.0']).toEqual(loaded);
  expect(other['19.4.0'].loading).toBe(rejected);
});
