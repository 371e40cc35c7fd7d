import { requestDepths } from './request-depth';

const document = { url: '/', initiator: { type: 'other' } };
const named = (url: string, by: string) => ({ url, initiator: { type: 'parser', url: by } });
const frames = (...scripts: string[]) => ({ callFrames: scripts.map((url) => ({ url })) });
const askedFor = (url: string, scripts: string[], before: string[] = []) => ({
  url,
  initiator: { type: 'script', stack: { ...frames(...scripts), parent: frames(...before) } },
});
const main = named('/main.js', '/');
const more = askedFor('/more.js', ['/main.js']);

it.each([
  ['what the document names at 2', 2, [main]],
  ['a font below the style sheet that names it', 3, [named('/a.css', '/'), named('/a.woff2', '/a.css')]],
  [
    'a file below the deepest script before it',
    4,
    [main, more, askedFor('/page.js', ['/main.js', '/more.js'])],
  ],
  [
    'a file below the script that began a promise',
    4,
    [main, more, askedFor('/page.js', ['/main.js'], ['/more.js'])],
  ],
  [
    'a preloaded file where the document named it',
    2,
    [main, named('/x.js', '/'), askedFor('/x.js', ['/main.js'])],
  ],
])('puts %s', (_, depth, requests) => {
  const depths = requestDepths([document, ...requests]);

  expect(depths.get('/')).toBe(1);
  expect(depths.get(requests.at(-1)!.url)).toBe(depth);
});
