import { screen } from '@testing-library/react';
import { focusPage } from './focus-page';

let scrolledTo: unknown[];

beforeEach(() => {
  document.title = 'The page before';
  document.body.innerHTML = `
    <header><h1>Elsewhere</h1></header>
    <main id="main">
      <h1>Privacy Policy</h1>
      <section id="your-rights"><h2>Your rights</h2></section>
      <section id="ಹಕ್ಕು"><h2>In Kannada</h2></section>
    </main>`;
  scrolledTo = [];
  jest
    .spyOn(globalThis, 'scrollTo')
    .mockImplementation(((place: ScrollToOptions) => scrolledTo.push(place.top)) as never);
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
});

it('names the page in the title', () => {
  focusPage('', 'Privacy Policy – Ankura');

  expect(document.title).toBe('Privacy Policy – Ankura');
});

it("goes to the top, and puts the focus on the page's heading", () => {
  focusPage('', 'Title');

  expect(scrolledTo).toEqual([0]);
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toHaveFocus();
});

it.each([
  ['#your-rights', 'your-rights', 'Your rights'],
  [`#${encodeURIComponent('ಹಕ್ಕು')}`, 'ಹಕ್ಕು', 'In Kannada'],
])('goes to the section that %s names, and puts the focus on its heading', (hash, id, name) => {
  focusPage(hash, 'Title');

  expect(scrolledTo).toEqual([id]);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

it.each(['#nowhere', '#%E0%A4%A', '#'])('goes to the top for %s, which no section is called', (hash) => {
  focusPage(hash, 'Title');

  expect(scrolledTo).toEqual([0]);
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toHaveFocus();
});

it('leaves the heading out of the way of the Tab key', () => {
  focusPage('', 'Title');

  expect(screen.getByRole('heading', { name: 'Privacy Policy' }).tabIndex).toBe(-1);
});
