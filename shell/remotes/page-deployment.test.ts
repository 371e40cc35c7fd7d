import { aPageDeployment, serveDeploymentBlock } from '../testing/a-page-deployment';
import { integrityOf } from './page-deployment';

type PageDeploymentModule = typeof import('./page-deployment');

/** The module as a page that was just opened has it: the deployment is read once for a page. */
function onANewPage(): PageDeploymentModule {
  let module!: PageDeploymentModule;
  jest.isolateModules(() => (module = require('./page-deployment')));
  return module;
}

const MATCHES_NO_FILE = 'sha256-AAAA';

beforeEach(() => {
  globalThis.siteIntegrity = undefined;
  globalThis.siteLaterIntegrity = undefined;
});

describe('given a page that carries its deployment', () => {
  it('reads the deployment, and arms the check of all scripts that follow', () => {
    serveDeploymentBlock(JSON.stringify(aPageDeployment()));

    const deployment = onANewPage().readPageDeployment();

    expect(deployment).toEqual(aPageDeployment());
    expect(globalThis.siteIntegrity?.('/_f/shell/main.js')).toBe('sha256-shell-main');
  });

  it('keeps to the deployment that it was opened with', () => {
    serveDeploymentBlock(JSON.stringify(aPageDeployment()));
    const { readPageDeployment } = onANewPage();
    readPageDeployment();

    serveDeploymentBlock(JSON.stringify({ ...aPageDeployment(), deployment: '000013-injected00000' }));

    expect(readPageDeployment().deployment).toBe('000012-3fa9c2d41b7e');
  });
});

it("adds what the shell's entry says of the files that it loads later", () => {
  globalThis.siteLaterIntegrity = { 'toaster.js': 'sha256-shell-toaster' };
  serveDeploymentBlock(JSON.stringify(aPageDeployment()));

  onANewPage().readPageDeployment();

  expect(globalThis.siteIntegrity?.('/_f/shell/toaster.js')).toBe('sha256-shell-toaster');
  expect(globalThis.siteIntegrity?.('/_f/landing/toaster.js')).toBe(MATCHES_NO_FILE);
});

describe('given markup that was put in front of the deployment', () => {
  const forged = JSON.stringify({ ...aPageDeployment(), deployment: '000013-injected00000' });

  it.each([
    ['another element of its id', `<div id="site-deployment">${forged}</div>`],
    ['another block', `<script type="application/json" id="site-deployment">${forged}</script>`],
    ["an element by the name of the document's method", '<img name="querySelectorAll">'],
    ['a form by the name of another', '<form name="getElementById"></form>'],
  ])("reads the page's own block behind %s", (_, markup) => {
    serveDeploymentBlock(JSON.stringify(aPageDeployment()));
    document.body.insertAdjacentHTML('afterbegin', markup);

    expect(onANewPage().readPageDeployment()).toEqual(aPageDeployment());
  });

  it('does not look before the document is whole', async () => {
    jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    let isWhole = false;
    void onANewPage()
      .documentIsWhole()
      .then(() => (isWhole = true));
    await Promise.resolve();
    expect(isWhole).toBe(false);

    dispatchEvent(new Event('DOMContentLoaded'));
    await Promise.resolve();
    expect(isWhole).toBe(true);
  });

  it('looks at once where the document is whole', async () => {
    await expect(onANewPage().documentIsWhole()).resolves.toBeUndefined();
  });
});

it('has none in development, and of a live site that of the parts that are not developed', () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  serveDeploymentBlock(null);
  expect(onANewPage().readPageDeployment()).toEqual({ deployment: 'development', basePath: '', parts: {} });

  const { shell: _, ...others } = aPageDeployment().parts;
  serveDeploymentBlock(JSON.stringify({ ...aPageDeployment(), parts: others }));
  expect(onANewPage().readPageDeployment().parts).toEqual(others);
  Object.assign(process.env, { NODE_ENV });
});

describe('given a page whose deployment cannot be read', () => {
  it.each([
    ['missing', null],
    ['empty', ''],
    ['cut off', '{"deployment":"000012-3fa9c2d41b7e","parts":{'],
    ['HTML', '<!doctype html>'],
    ['null', 'null'],
    ['without parts', '{"deployment":"000012-3fa9c2d41b7e"}'],
    ['a list', '[]'],
  ])('says so when it is %s, and arms nothing', (_, text) => {
    serveDeploymentBlock(text);

    expect(() => onANewPage().readPageDeployment()).toThrow(
      expect.objectContaining({
        message: 'The page carries no readable site deployment; it stays as it was served.',
        cause: expect.anything(),
      }),
    );
    expect(globalThis.siteIntegrity).toBeUndefined();
  });
});

describe('integrityOf', () => {
  const deployment = aPageDeployment();

  it.each([
    ['/_f/landing/remoteEntry.js', 'sha256-landing-entry'],
    [`${location.origin}/_f/landing/LandingPage.js`, 'sha256-landing-page'],
    ['/_f/landing/../shell/main.js?x=1#y', 'sha256-shell-main'],
  ])('is what the deployment says of %s', (url, integrity) => {
    expect(integrityOf(deployment, url)).toBe(integrity);
  });

  it.each([
    ['a file that the release does not have', '/_f/landing/injected.js'],
    ['another part', '/_f/legal/remoteEntry.js'],
    ['an address outside the releases', '/uploads/remoteEntry.js'],
    ['a way out of the part', '/_f/landing/../../../uploads/remoteEntry.js'],
    ['a name that every object has', '/_f/landing/constructor'],
    ['the name of a prototype', '/_f/landing/__proto__'],
    ['a script in the address', 'data:text/javascript,alert(1)'],
  ])('matches no file for %s', (_, url) => {
    expect(integrityOf(deployment, url)).toBe(MATCHES_NO_FILE);
  });
});
