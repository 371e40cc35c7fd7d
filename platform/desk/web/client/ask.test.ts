import { ask, problemsIn, whyEnded } from './ask';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

it.each<[string, () => Promise<Response>]>([
  ['the network does not', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a proxy answers in front of it',
    () =>
      Promise.resolve({
        ok: false,
        status: 502,
        headers: new Map([['Content-Type', 'text/html']]),
      } as unknown as Response),
  ],
])('says that the desk does not answer where %s', async (_, answer) => {
  globalThis.fetch = answer;

  const problems = await ask('now').catch(problemsIn);

  expect(problems).toMatchObject([{ code: 'desk-unreachable' }]);
});

it('has the tab show the way in, and why, once the session has ended, as in another tab', async () => {
  // By this jsdom says that the page is loaded again.
  const loaded = jest.spyOn(console, 'error').mockImplementation();
  const problems = [{ code: 'session-missing' }];
  globalThis.fetch = () =>
    Promise.resolve({
      ...{ ok: false, status: 401 },
      headers: new Map([['Content-Type', 'application/json']]),
      json: () => Promise.resolve({ problems }),
    } as unknown as Response);
  expect(whyEnded()).toBeNull();

  await ask('now').catch(() => undefined);

  expect(whyEnded()).toBe('session-missing');
  expect(String(loaded.mock.lastCall)).toMatch(/navigation/);
});
