import { createHash } from 'node:crypto';
import { checkPage } from './page-check';

const SCRIPT = 'start()';
const FILE = '/_r/shell/s1/main.js';
const integrity = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;
const block = JSON.stringify({
  deployment: '000002-aaaaaaaaaaaa',
  basePath: '',
  parts: { shell: { release: 's1', base: '/_r/shell/s1/', integrity: { 'main.js': integrity } } },
});
const page = `<html><script src="${FILE}"></script><script type="application/json" id="site-deployment">${block}</script></html>`;

function check(answers: Record<string, string>) {
  return checkPage('/', async (path) => ({
    status: path in answers ? 200 : 404,
    body: Buffer.from(answers[path] ?? ''),
  }));
}

it('finds nothing wrong with a page of one deployment whose files answer', async () => {
  expect(await check({ '/': page, [FILE]: SCRIPT })).toEqual({
    deployment: '000002-aaaaaaaaaaaa',
    files: 1,
    faults: [],
  });
});

const mixed = page.replace('<script', '<img src="/_r/shell/s2/x.svg"><script');

it.each([
  ['a page that is missing', {}, /was answered with status 404/],
  ['a page that is cut off', { '/': page.slice(0, -7) }, /without its end/],
  ['a file that is missing', { '/': page }, /main\.js was answered with status 404/],
  ['a file with other bytes', { '/': page, [FILE]: 'stop()' }, /other bytes/],
  [
    'a file of another deployment',
    { '/': mixed, [FILE]: SCRIPT, '/_r/shell/s2/x.svg': '' },
    /x\.svg is of no release of it/,
  ],
])('finds %s', async (_, answers, fault) => {
  expect((await check(answers as Record<string, string>)).faults).toEqual([expect.stringMatching(fault)]);
});
