import { textsIn } from './texts-in';

const content = {
  title: 'How It Works',
  list: [
    { number: 1, icon: 'download', title: 'Download the app' },
    { number: 2, icon: 'track', title: 'Track delivery', isNew: true },
  ],
  note: null,
};

it('finds the texts of content, however deep, in its order', () => {
  expect(textsIn(content, ['icon'])).toEqual(['How It Works', 'Download the app', 'Track delivery']);
});

it('finds what the names of properties leave in', () => {
  expect(textsIn(content, ['title'])).toEqual(['download', 'track']);
  expect(textsIn(content, ['list'])).toEqual(['How It Works']);
});

it('finds a text as often as it stands there', () => {
  expect(textsIn({ hero: 'Download', contact: ['Download'] })).toEqual(['Download', 'Download']);
});
