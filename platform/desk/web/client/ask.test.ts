import { ask, problemsIn, signOut } from './ask';

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

it('tells this browser’s other tabs that one signs out, once the desk has ended the session', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const told = () => localStorage.getItem('desk-signed-out');
  globalThis.fetch = () => {
    expect(told()).toBeNull();
    return Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
  };

  await signOut();

  expect(told()).not.toBeNull();
});
