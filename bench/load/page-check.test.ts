import { createHash } from 'node:crypto';
import { checkPage } from './page-check';

const SCRIPT = 'start()';
const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
const deployment = {
  deployment: '000002-aaaaaaaaaaaa',
  basePath: '',
  parts: { shell: { release: 's1', base: '/_r/shell/s1/', integrity: { 'main.js': integrity } } },
};
const pageWith = (more = '') =>
  `<html><script src="/_r/shell/s1/main.js"></script>${more}<script type="application/json" id="site-deployment">${JSON.stringify(deployment)}</script></html>`;

function check(answers: Record<string, string>, releases: Record<string, string> | null = { shell: 's1' }) {
  const ask = async (path: string) => ({
    status: path in answers ? 200 : 404,
    body: Buffer.from(answers[path] ?? ''),
  });
  return checkPage('/', ask, async () => releases);
}

describe('the check of a page under load', () => {
  it('finds nothing wrong with a page of one deployment whose files answer', async () => {
    expect(await check({ '/': pageWith(), '/_r/shell/s1/main.js': SCRIPT })).toEqual({
      files: 1,
      faults: [],
    });
  });

  it.each([
    ['a page that is missing', {}, undefined, /was answered with 404/],
    ['a page that is cut off', { '/': pageWith().slice(0, -7) }, undefined, /without its end/],
    ['a file that is missing', { '/': pageWith() }, undefined, /main\.js .* was answered with 404/],
    [
      'a file with other bytes',
      { '/': pageWith(), '/_r/shell/s1/main.js': 'stop()' },
      undefined,
      /other bytes/,
    ],
    [
      'a deployment that nobody made',
      { '/': pageWith(), '/_r/shell/s1/main.js': SCRIPT },
      null,
      /not in the store/,
    ],
    [
      'a release of another deployment',
      { '/': pageWith(), '/_r/shell/s1/main.js': SCRIPT },
      { shell: 's2' },
      /not that deployment's/,
    ],
    [
      'a file of another deployment',
      {
        '/': pageWith('<img src="/_r/shell/s2/x.svg">'),
        '/_r/shell/s1/main.js': SCRIPT,
        '/_r/shell/s2/x.svg': '',
      },
      undefined,
      /of no release of it/,
    ],
  ])('tells of %s', async (_, answers, releases, fault) => {
    expect((await check(answers as Record<string, string>, releases)).faults).toEqual([
      expect.stringMatching(fault),
    ]);
  });
});
