import type { PageDeployment } from '@site/shared/contracts';
import { aPageDeployment } from '../testing/a-page-deployment';
import { keepForOffline } from './keep-for-offline';

const { parts } = aPageDeployment();
const legal = { release: 'g2', base: '/_r/legal/g2/', integrity: {} };
const deployment: PageDeployment = { ...aPageDeployment(), parts: { ...parts, legal }, offline: true };
const register = jest.fn();
const postMessage = jest.fn();
const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  jest.useFakeTimers();
  [register, postMessage, warn].forEach((mock) => mock.mockReset());
  const container = { register, ready: Promise.resolve({ active: { postMessage } }) };
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

  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(postMessage).toHaveBeenCalledWith({
    keep: '/privacy-policy',
    deployment: deployment.deployment,
    releases: ['/_r/shell/s7/', '/_r/legal/g2/'],
  });
});

it('keeps nothing of a preview, or where reading offline is switched off', async () => {
  keepForOffline({ ...aPageDeployment(), basePath: '/_preview/p1' });
  await jest.runAllTimersAsync();

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
