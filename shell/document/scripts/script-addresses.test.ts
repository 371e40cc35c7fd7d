import { integrityOf } from '../../remotes/page-deployment';
import { aPageDeployment } from '../../testing/a-page-deployment';
import { guardScriptAddresses } from './head';

type ScriptUrlPolicy = (url: string) => string;

/** Runs the head's script as a browser with Trusted Types does, and returns what it puts in charge of script addresses. */
function policyOfThePage(): ScriptUrlPolicy {
  let policy: ScriptUrlPolicy | undefined;
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL: ScriptUrlPolicy }) => {
      if (name === 'default') policy = rules.createScriptURL;
    },
  };
  Object.assign(globalThis, { trustedTypes });
  guardScriptAddresses();
  if (!policy) throw new Error('The script puts nothing in charge.');
  return policy;
}

const deployment = { ...aPageDeployment(), basePath: '/_preview/p1' };
let allow: ScriptUrlPolicy;

beforeEach(() => {
  allow = policyOfThePage();
  globalThis.siteIntegrity = (url) => integrityOf(deployment, url);
});

afterEach(() => {
  Object.assign(globalThis, { trustedTypes: undefined, siteIntegrity: undefined });
});

it.each(['/_f/landing/remoteEntry.js', `${location.origin}/_f/shell/main.js`])(
  'lets %s through as it stands',
  (url) => {
    expect(allow(url)).toBe(url);
  },
);

it.each([
  ['a file that the release does not have', '/_f/landing/injected.js'],
  ['an address of the release on another site', 'https://evil.example/_f/landing/remoteEntry.js'],
  ['a script in the address', 'data:text/javascript,alert(1)'],
  ['code', 'javascript:alert(1)'],
  ['a service worker', '/sw.js'],
])('stops %s', (_, url) => {
  expect(() => allow(url)).toThrow(`Not in the page's deployment: ${url}`);
});

it.each([
  ['nothing', undefined],
  ['an element by its name', document.createElement('object')],
  ['what answers nothing', () => undefined],
])('stops everything while %s stands for what the shell makes of the deployment', (_, siteIntegrity) => {
  Object.assign(globalThis, { siteIntegrity });

  expect(() => allow('/_f/landing/remoteEntry.js')).toThrow("Not in the page's deployment");
});

it('keeps to the shell that it asked first', () => {
  allow('/_f/landing/remoteEntry.js');
  globalThis.siteIntegrity = () => '';

  expect(() => allow('/_f/landing/injected.js')).toThrow("Not in the page's deployment");
});

it('does nothing in a browser without Trusted Types', () => {
  Object.assign(globalThis, { trustedTypes: undefined });

  expect(guardScriptAddresses).not.toThrow();
});
