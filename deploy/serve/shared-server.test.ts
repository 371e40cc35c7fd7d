import { createServer, type Server } from 'node:http';
import { getRaw } from '../testing/raw-request';
import { close, listen } from './listen';
import { createSharedServer } from './shared-server';

const TOKEN = 'k3y-of-a-room';
let server: Server;
let url: string;

beforeAll(async () => {
  const site = createServer((request, response) => response.end(`The page ${request.url}`));
  server = createSharedServer(site, TOKEN);
  url = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => close(server, 0));

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' });

it('sends whoever comes by the link to the page without the token, with a cookie that no script can read', async () => {
  const { status, headers } = await ask(`/_preview/3fa9/?a=b&share=${TOKEN}`);

  expect([status, headers.get('Location')]).toEqual([303, '/_preview/3fa9/?a=b']);
  expect(headers.get('Set-Cookie')).toBe(`share=${TOKEN}; HttpOnly; SameSite=Lax; Path=/`);
});

it('answers whoever has the cookie', async () => {
  const answer = await ask('/privacy-policy', { Cookie: `other=1; share=${TOKEN}` });

  expect(await answer.text()).toBe('The page /privacy-policy');
});

it.each([
  ['no token', '/', {}],
  ['another token', '/?share=k3y-of-a-roof', {}],
  ['a part of the token', `/?share=${TOKEN.slice(0, -1)}`, {}],
  ['an empty one', '/?share=', { Cookie: 'share=' }],
  ['a cookie of another name', '/', { Cookie: `myshare=${TOKEN}` }],
])('refuses who comes with %s', async (_, path, headers) => {
  const answer = await ask(path, headers as Record<string, string>);

  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Open that link');
});

it.each(['//evil.example/', '/\\evil.example/', 'http://[/', 'http://evil.example/'])(
  'sends nobody to another host: %s',
  async (target) => {
    const { answer } = await getRaw(Number(new URL(url).port), `${target}?share=${TOKEN}`);

    expect(new URL(/Location: (.*)\r/.exec(answer)![1]!, url).origin).toBe(url);
  },
);

it.each(['//', '///', 'http://[', '*', '//?'])('refuses the odd target %s, and goes on', async (target) => {
  expect((await getRaw(Number(new URL(url).port), target)).status).toBe(403);
  expect((await ask('/')).status).toBe(403);
});
