import { requestDepths } from './request-depth';

const document = { url: '/', initiator: { type: 'other' } };
const named = (url: string, by: string) => ({ url, initiator: { type: 'parser', url: by } });
const askedFor = (url: string, ...scripts: string[]) => ({
  url,
  initiator: { type: 'script', stack: { callFrames: scripts.map((script) => ({ url: script })) } },
});

it('counts the document as one and what it names as two', () => {
  const depths = requestDepths([document, named('/main.js', '/'), named('/page.css', '/')]);

  expect([...depths]).toEqual([
    ['/', 1],
    ['/main.js', 2],
    ['/page.css', 2],
  ]);
});

it('puts a file below the deepest script that had to run before it was asked for', () => {
  const depths = requestDepths([
    document,
    named('/main.js', '/'),
    askedFor('/bootstrap.js', '/main.js'),
    askedFor('/page.js', '/main.js', '/bootstrap.js'),
  ]);

  expect(depths.get('/bootstrap.js')).toBe(3);
  expect(depths.get('/page.js')).toBe(4);
});

it('follows promises back to the script that began them', () => {
  const stack = { callFrames: [{ url: '/main.js' }], parent: { callFrames: [{ url: '/chunk.js' }] } };
  const depths = requestDepths([
    document,
    named('/main.js', '/'),
    askedFor('/chunk.js', '/main.js'),
    { url: '/late.js', initiator: { type: 'script', stack } },
  ]);

  expect(depths.get('/late.js')).toBe(4);
});

it('leaves a preloaded file where the document named it, whoever asks for it again', () => {
  const depths = requestDepths([
    document,
    named('/main.js', '/'),
    named('/page.js', '/'),
    askedFor('/page.js', '/main.js'),
  ]);

  expect(depths.get('/page.js')).toBe(2);
});

it('puts a font that a style sheet names below the style sheet', () => {
  const depths = requestDepths([document, named('/page.css', '/'), named('/font.woff2', '/page.css')]);

  expect(depths.get('/font.woff2')).toBe(3);
});
