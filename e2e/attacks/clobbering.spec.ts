import { alterAnswer } from '../support/alter-answer';
import { goToOther, heading, remotes } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';

test.skip(({ isMobile }) => isMobile, 'names know no screen');
// What the browser says of frames and plug-ins.
test.use({ expectedMessages: /Content Security Policy/ });

/** Properties of `document` that webpack's runtimes, React and the shell use. */
const OF_DOCUMENT = [
  'activeElement',
  'addEventListener',
  'body',
  'createElement',
  'createTextNode',
  'currentScript',
  'defaultView',
  'documentElement',
  'fonts',
  'getElementById',
  'getElementsByTagName',
  'head',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'title',
  'visibilityState',
];

/** Properties of `window` that the parts make for themselves, or ask for and mostly do not find. */
const OF_WINDOW = [
  'landing',
  'legal',
  'shell',
  'webpackChunkshell',
  'webpackChunklanding',
  'webpackChunklegal',
  'siteIntegrity',
  'siteLaterIntegrity',
  'importScripts',
  '__FEDERATION__',
  '__VMOK__',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__',
];

const forged = JSON.stringify({
  deployment: '999999-injected00000',
  basePath: '',
  parts: { landing: { release: 'x', base: '/uploads/', integrity: { 'x.js': '' } } },
});

const injections: [name: string, markup: string][] = [
  ['another element by the id of the deployment', `<div id="site-deployment">${forged}</div>`],
  ['another deployment', `<script type="application/json" id="site-deployment">${forged}</script>`],
  [
    'forms, links and frames by the names of what document and the parts have, and each name twice',
    OF_DOCUMENT.map((name) => `<form name="${name}"></form>`).join('') +
      OF_WINDOW.map((name) => `<a id="${name}"></a><a id="${name}" name="x"></a>`).join('') +
      OF_WINDOW.map((name) => `<iframe name="${name}"></iframe>`).join(''),
  ],
];

const PLACES: [place: string, mark: string][] = [
  ['in front of the page', '<div id="root" '],
  ['behind it', '<script type="application/json" id="site-deployment">'],
];

for (const [index, [name, markup]] of injections.entries()) {
  // What is behind the page matters to the deployment alone, which is read from there.
  for (const [place, mark] of index < 2 ? PLACES : PLACES.slice(0, 1)) {
    test(`${name}, put ${place}, neither stops the site nor changes what it loads`, async ({ page }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/uploads/')) elsewhere.push(request.url());
      });
      await alterAnswer(page, '/', (html) => html.replace(mark, markup + mark));
      await page.goto('/');
      await hydrated(heading(page));
      await goToOther(page, remotes[0]);

      expect(elsewhere).toEqual([]);
    });
  }
}
