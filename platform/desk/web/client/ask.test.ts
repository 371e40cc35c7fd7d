import { ask, problemsIn } from './ask';

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
