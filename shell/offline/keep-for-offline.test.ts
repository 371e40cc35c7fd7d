import type { PageDeployment } from '@site/shared/contracts';
import { aPageDeployment } from '../testing/a-page-deployment';
import { FakeCaches } from '../testing/fake-caches';
import { keepForOffline } from './keep-for-offline';

const { parts } = aPageDeployment();
const legal = { release: 'g2', base: '/_r/legal/g2/', integrity: {} };
const deployment: PageDeployment = { ...aPageDeployment(), parts: { ...parts, legal }, offline: true };
const register = jest.fn();
const postMessage = jest.fn();
const unregister = jest.fn(async () => true);
let workers: string[];
const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  jest.useFakeTimers();
  workers = [];
  Object.assign(globalThis, { caches: new FakeCaches() });
  [register, postMessage, unregister, warn].forEach((mock) => mock.mockReset());
  const container = {
    register,
    getRegistrations: async () => workers.map((scriptURL) => ({ active: { scriptURL }, unregister })),
    ready: Promise.resolve({ active: { postMessage } }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
});

it('asks the service worker for nothing before the page is idle', () => {
  keepForOffline(deployment);

  expect(register).not.toHaveBeenCalled();
});

it('has the service worker keep the page that the visitor reads', async () => {
  history.replaceState(null, '', '/privacy-policy?from=whatsapp');
  keepForOffline(deployment);
  await jest.runAllTimersAsync();

  expect(register).toHaveBeenCalledWith(`${location.origin}/sw.js`);
  expect(postMessage).toHaveBeenCalledWith({
    keep: '/privacy-policy',
    list: '/offline.json',
    deployment: deployment.deployment,
    releases: ['/_r/shell/s7/', '/_r/legal/g2/'],
  });
});

it("has it keep the language's own list, for a visitor of a page in Kannada", async () => {
  history.replaceState(null, '', '/kn/privacy-policy');
  keepForOffline({ ...deployment, language: 'kn' });
  await jest.runAllTimersAsync();

  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({
      keep: '/kn/privacy-policy',
      list: '/kn/offline.json',
      releases: ['/_r/shell/s7/', '/_r/legal/g2/'],
    }),
  );
});

it('has it keep what is on the list of a page that the frame does not link to', async () => {
  history.replaceState(null, '', '/careers');
  keepForOffline({ ...deployment, offline: '/offline-careers.json' });
  await jest.runAllTimersAsync();

  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ keep: '/careers', list: '/offline-careers.json' }),
  );
});

it('keeps nothing of a preview, or where reading offline is switched off', async () => {
  keepForOffline({ ...aPageDeployment(), basePath: '/_preview/p1' });
  await jest.runAllTimersAsync();

  expect(register).not.toHaveBeenCalled();
});

it.each([
  ['keeps the site with the next page', deployment],
  ['keeps nothing where that is switched off', { ...aPageDeployment() }],
])('removes a worker that is not its own, and %s', async (_, live) => {
  workers = ['https://www.brand.example/evil-sw.js'];
  keepForOffline(live);
  await jest.runAllTimersAsync();

  expect(unregister).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});

it('leaves a browser alone that has no service workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  keepForOffline(deployment);
  await jest.runAllTimersAsync();

  expect(warn).not.toHaveBeenCalled();
});

it('says in the console when the browser refuses, and nothing else happens', async () => {
  register.mockRejectedValue(new DOMException('Storage is blocked.', 'SecurityError'));
  keepForOffline(deployment);
  await jest.runAllTimersAsync();

  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be kept'), expect.any(DOMException));
});
