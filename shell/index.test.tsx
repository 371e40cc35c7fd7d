import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { init } from '@module-federation/enhanced/runtime';
import { screen, waitFor } from '@testing-library/react';
import { aPageDeployment, serveDeploymentBlock } from './testing/a-page-deployment';
import { landing } from './testing/fake-pages';
import { compose } from './testing/open-site';

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  // The site starts by itself here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('leaves a page without a deployment as it was served, and says why in the console', async () => {
  serveDeploymentBlock(null);
  jest.isolateModules(() => require('./index'));

  await waitFor(() => expect(consoleError).toHaveBeenCalledTimes(1));
  expect(String(consoleError.mock.calls[0])).toContain(
    'The page carries no readable site deployment; it stays as it was served.',
  );
});

it.each([
  ['Object.hasOwn', Object, 'hasOwn'],
  ['Array.prototype.at', Array.prototype, 'at'],
])('leaves the page of a browser without %s as it was served, and says nothing', async (_, owner, name) => {
  serveDeploymentBlock(null);
  const feature = Object.getOwnPropertyDescriptor(owner, name)!;
  Reflect.deleteProperty(owner, name);
  try {
    jest.isolateModules(() => require('./index'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    Object.defineProperty(owner, name, feature);
  }

  expect(consoleError.mock.calls).toEqual([]);
});

it('takes the page of its deployment over, without a warning', async () => {
  FakeIntersectionObserver.install();
  init({ name: 'shell', remotes: [] });
  Object.assign(globalThis, {
    landing: { init: () => undefined, get: async () => () => ({ inLanguage: async () => landing }) },
  });
  serveDeploymentBlock(JSON.stringify(aPageDeployment()));
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = (await compose('/', '')).body;
  document.body.append(root);
  const servedHeading = screen.getByRole('heading', { level: 1 });

  require('./index');

  await waitFor(() => {
    screen.getByRole('button', { name: /^Pressed/ }).click();
    expect(screen.getByRole('button', { name: /^Pressed [1-9]/ })).toBeInTheDocument();
  });
  expect(screen.getByRole('heading', { level: 1 })).toBe(servedHeading);
  expect(consoleError.mock.calls).toEqual([]);
});
