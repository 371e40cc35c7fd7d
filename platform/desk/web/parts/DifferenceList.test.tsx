import { screen } from '@testing-library/react';
import type { Change, Difference } from '../../answers';
import { show } from '../testing/show';
import { DifferenceList } from './DifferenceList';

const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';
const CRATE = 'A crate (crate.12824ad1.svg)';

const none: Difference = {
  everyPage: [],
  pages: [],
  moved: [],
  files: { added: [], removed: [], changed: [] },
};
const aChange = (change: Partial<Change>): Change => ({
  ...{ kind: 'changed', what: 'picture', section: [], before: CRATE, after: null },
  ...change,
});

it.each([
  [{ changed: ['og-home.png'] }, 'changed: the picture that chats show with a link to the home page'],
  [
    { removed: ['kn/og-privacy-policy.png'] },
    'gone: the picture that chats show with a link to the privacy policy in Kannada',
  ],
  [{ changed: ['llms.txt'] }, 'changed: the summary of the site that assistants read'],
  [{ changed: ['hi/privacy-policy.md'] }, 'changed: the privacy policy in Hindi as plain text'],
])('says of files next to the pages, such as %j, what they are for', (files, words) => {
  show(<DifferenceList difference={{ ...none, files: { ...none.files, ...files } }} />);

  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['new: /diwali-2026 leads on to the home page', { before: null, after: '/' }],
  ['gone: /diwali-2026 leads on to the home page no more', { before: '/', after: null }],
])('says of an address that leads on what becomes of it: %s', (words, ends) => {
  show(<DifferenceList difference={{ ...none, moved: [{ from: '/diwali-2026', ...ends }] }} />);

  expect(screen.getByRole('heading', { name: 'Addresses that lead on' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('shows a changed picture as a picture, with its words and without the name of its file', () => {
  const change = aChange({ after: 'A box (box.3fa9c2d4.svg)', pictures: { before: PICTURE, after: null } });
  const pages = [{ path: '/kn/', status: 'changed' as const, changes: [change] }];
  show(<DifferenceList difference={{ ...none, pages }} />);

  expect(screen.getByRole('heading', { name: 'The home page in Kannada' })).toBeVisible();
  const pictures = screen.getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([PICTURE]);
  expect(screen.getByText('A crate')).toBeVisible();
  expect(screen.getByText('A box (box.3fa9c2d4.svg)')).toBeVisible();
});

it.each([
  ['asks whether the description of another picture is still right, where it is the same', CRATE, 1],
  ['asks nothing of a picture that has no description', 'track.12824ad1.svg', 0],
])('%s', (_, before, asked) => {
  const after = before.replace(/\w+\.\w+\.svg/, 'team.3fa9c2d4.svg');
  const change = aChange({ before, after, pictures: { before: PICTURE, after: PICTURE } });
  show(<DifferenceList difference={{ ...none, everyPage: [change] }} />);

  expect(screen.queryAllByText(/^Another picture with the description of the one before/)).toHaveLength(
    asked,
  );
});

it('marks the words that are others, on each side its own', () => {
  const change = aChange({
    ...{ what: 'text', before: 'then 6 months', after: 'then 9 months' },
    words: [
      { text: 'then ', isIn: 'both' },
      { text: '6 ', isIn: 'before' },
      { text: '9 ', isIn: 'after' },
      { text: 'months', isIn: 'both' },
    ],
  });
  show(<DifferenceList difference={{ ...none, everyPage: [change] }} />);

  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['6 ', '9 ']);
  expect(screen.getByRole('deletion')).toHaveTextContent(/then 6 months$/);
  expect(screen.getByRole('insertion')).toHaveTextContent(/then 9 months$/);
});

it.each([
  ['now after Bannerghatta Road', { follows: 'Bannerghatta Road' }],
  ['now first', { follows: null }],
  ['Moved from Contact', { from: ['Contact'] }],
])('says of what was moved where it is: %s', (place, where) => {
  const change = aChange({
    kind: 'moved',
    what: 'text',
    section: ['Service Areas'],
    after: 'Hulimavu',
    ...where,
  });
  show(<DifferenceList difference={{ ...none, everyPage: [change] }} />);

  expect(screen.getByText('Moved').parentElement).toHaveTextContent(`Moved · Service Areas · ${place}`);
  expect(screen.getByRole('insertion')).toHaveTextContent(/^Hulimavu$/);
  expect(screen.queryByRole('deletion')).toBeNull();
});

it('says once what is different on several pages, and in several languages', () => {
  const pageOf = (path: string, after: string) => {
    const changes = [aChange({ what: 'text', before: null, after })];
    return { path, status: 'changed' as const, changes };
  };
  const pages = [pageOf('/', 'Open'), pageOf('/hi/', 'Open'), pageOf('/kn/', 'ತೆರೆದಿದೆ'), pageOf('/ta/', 'Open')];
  pages.push(pageOf('/kn/privacy-policy', 'ತೆರೆದಿದೆ'));
  show(<DifferenceList difference={{ ...none, pages }} />);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The home page in English, Hindi, Tamil',
    'The home page in Kannada, the privacy policy in Kannada',
  ]);
  expect(screen.getAllByText('Open')).toHaveLength(1);
});
