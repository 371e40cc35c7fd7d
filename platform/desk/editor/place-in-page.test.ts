import { markPlace, placeOfContent, textsNear } from './place-in-page';

const page = (body: string) =>
  `<html><head><title>Kiranas</title></head><body><main>${body}</main></body></html>`;
const MARK = '<span id="edited"></span>';

it.each([
  ['Kiranas', '<h2>Kiranas</h2>', `<h2>${MARK}Kiranas</h2>`],
  [
    'Yes: we serve {pincode} today.',
    '<p>Yes: we serve 560076 today.</p>',
    `<p>${MARK}Yes: we serve 560076 today.</p>`,
  ],
  ['Shops & "more"', '<p>Shops &amp; &quot;more&quot;</p>', `<p>${MARK}Shops &amp; &quot;more&quot;</p>`],
  ['We [do not sell](#sharing).', '<p>We <a>do not sell</a>.</p>', `<p>We <a>${MARK}do not sell</a>.</p>`],
  ['Phone', '<img alt="Phone"><p>Phone</p>', `<img alt="Phone"><p>${MARK}Phone</p>`],
])('marks where "%s" is shown', (text, body, marked) => {
  expect(markPlace(page(body), [text])).toBe(page(marked));
});

it.each([
  [
    'with a picture from its beginning',
    '<ul><li class="card"><img alt="Drawing"><div><h3>Prices</h3></div></li></ul>',
    '<ul><li id="edited" class="card"><img alt="Drawing"><div><h3>Prices</h3></div></li></ul>',
  ],
  [
    'with a picture and its number from its beginning',
    '<ol><li><img alt=""><span>1</span><h3>Prices</h3></li></ol>',
    '<ol><li id="edited"><img alt=""><span>1</span><h3>Prices</h3></li></ol>',
  ],
  [
    'without a picture where its words are',
    '<img alt=""><ul><li><img alt=""><h3>Fair</h3></li><li><h3>Prices</h3></li></ul>',
    `<img alt=""><ul><li><img alt=""><h3>Fair</h3></li><li><h3>${MARK}Prices</h3></li></ul>`,
  ],
  [
    'no more after its list',
    '<ul><li><img alt="">Fair</li></ul><img alt=""><p>Prices</p>',
    `<ul><li><img alt="">Fair</li></ul><img alt=""><p>${MARK}Prices</p>`,
  ],
])('marks an entry of a list %s', (_, body, marked) => {
  expect(markPlace(page(body), ['Prices'])).toBe(page(marked));
});

it.each(['Cafes', '{pincode}', '', 'Drawing'])('leaves a page alone that does not show "%s"', (text) => {
  const html = page('<h2>Kiranas</h2><img alt="Drawing">');

  expect(markPlace(html, [text])).toBe(html);
});

it('finds where the words of a content file begin on a page, also where the first of them are other words by now', () => {
  const html = page('<h2>Kiranas</h2><p>Cafes and bars</p>');
  const placeOf = (value: Record<string, string>) => placeOfContent(html, { name: 'buyers', value });

  expect(placeOf({ title: 'Kiranas' })).toBeLessThan(placeOf({ title: 'Pubs', text: 'Cafes and bars' })!);
  expect(placeOf({ title: 'Pubs' })).toBeNull();
});

it('finds an entry by its first words, also where what is changed is its picture, and else by what is around', () => {
  const values = {
    benefits: {
      title: 'Why us',
      list: [{ id: 'a', icon: 'team', title: 'Prices', text: 'Fair.' }, { icon: 'track' }],
    },
  };

  expect(textsNear(values, 'benefits.list[0].text').slice(0, 2)).toEqual(['Prices', 'Fair.']);
  expect(textsNear(values, 'benefits.list[0].icon')[0]).toBe('Prices');
  expect(textsNear(values, 'benefits.title')[0]).toBe('Why us');
  expect(textsNear(values, 'benefits.list[1].icon')).toEqual([
    'Prices',
    'Fair.',
    'Why us',
    'Prices',
    'Fair.',
  ]);
});
