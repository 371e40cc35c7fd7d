import { aLiveSite } from '../../testing/a-live-site';
import { EditedPages, withoutScripts } from './edited-pages';

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

it('says of what stands around every page that its preview shows it, and not that it is not live', async () => {
  const { store } = await aLiveSite();
  const pages = new EditedPages('/', store);

  await expect(pages.render({ part: 'shell', language: 'en', words: {} })).rejects.toMatchObject({
    message: expect.stringMatching(/^These words stand around every page/) as string,
    remedy: 'Save, and publish: the preview shows every page with them.',
  });
});
