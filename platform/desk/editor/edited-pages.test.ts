import { withoutScripts } from './edited-pages';

it('leaves scripts and what preloads them out, and keeps styles, fonts and words', () => {
  const kept =
    '<link rel="preload" as="font" href="/a.woff2"><style>p{color:red}</style><p>A script is no word.</p>';
  const scripts =
    '<link rel="preload" as="script" href="/a.js" integrity="sha384-x">' +
    '<link href="/b.js" as="script" rel="modulepreload"/>' +
    '<script type="application/json" id="site-deployment">{"a":"\\u003c/script>"}</script>' +
    '<script defer src="/a.js"></script>';

  expect(withoutScripts(`<head>${scripts}</head>${kept}${scripts}`)).toBe(`<head></head>${kept}`);
});
