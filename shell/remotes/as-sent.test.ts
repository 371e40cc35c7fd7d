import { digestOfMarkup } from '@site/shared/pages/markup';
import { isAsSent } from './as-sent';

const MARKUP =
  '<header><a href="/?a=1&amp;b=2" title="a &gt; b">Tom &amp; Jerry&#x27;s</a><img src="/x.svg" alt="" class="a/"/>' +
  '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path d="M0 0"></path></svg></header>' +
  '<div id="page" data-page="landing/LandingPage"><div><br/>The page</div></div><main>Pressed <!-- -->0<!-- --> times' +
  '<div data-served="steps"><div>Static<img src="/y.svg"/></div></div><p>ಕನ್ನಡ &quot;x&quot;</p></main>';

/** A region that the server sent, as a browser has read it. */
function sent(markup = MARKUP): Element {
  const region = document.createElement('div');
  region.setAttribute('data-sent', digestOfMarkup(markup));
  region.innerHTML = markup;
  return region;
}

it('knows a region that nothing has touched', () => {
  expect(isAsSent(sent())).toBe(true);
});

it.each<[string, (region: Element) => void]>([
  ['a text was translated', (region) => (region.querySelector('p')!.textContent = 'Kannada')],
  [
    'a text was wrapped',
    (region) => region.querySelector('p')!.firstChild!.replaceWith(document.createElement('font')),
  ],
  ['an element was added', (region) => region.querySelector('main')!.append(document.createElement('i'))],
  ['an element was taken away', (region) => region.querySelector('svg')!.remove()],
  [
    'the comments were taken away',
    (region) => (region.innerHTML = region.innerHTML.replaceAll('<!-- -->', '')),
  ],
])('notices that %s', (_, touch) => {
  const region = sent();
  touch(region);

  expect(isAsSent(region)).toBe(false);
});

it.each<[string, (region: Element) => void]>([
  [
    'attributes, which React leaves as they are',
    (region) => region.querySelector('a')!.setAttribute('data-rid', '1'),
  ],
  ['static HTML', (region) => (region.querySelector('[data-served]')!.innerHTML = '<font>x</font>')],
  ['the page, which is a region of its own', (region) => region.querySelector('#page')!.replaceChildren()],
])('does not mind a change of %s', (_, touch) => {
  const region = sent();
  touch(region);

  expect(isAsSent(region)).toBe(true);
});

it('takes a region without a digest for one that was touched', () => {
  const region = sent();
  region.removeAttribute('data-sent');

  expect(isAsSent(region)).toBe(false);
});
