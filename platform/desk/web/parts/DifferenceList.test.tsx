import { screen } from '@testing-library/react';
import type { Change } from '../../api/difference';
import { show } from '../testing/show';
import { DifferenceList } from './DifferenceList';

const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';

it('calls the picture of a page by what shows it', () => {
  const files = { added: [], removed: ['kn/og-privacy-policy.png'], changed: ['og-home.png'] };
  show(<DifferenceList difference={{ everyPage: [], pages: [], files }} />);

  expect(screen.getByText('changed: the picture that chats show with a link to the home page')).toBeVisible();
  expect(
    screen.getByText('gone: the picture that chats show with a link to the privacy policy in Kannada'),
  ).toBeVisible();
});

it('asks whether the description of another picture is still right, where it is the same', () => {
  const change: Change = {
    ...{ kind: 'changed', what: 'picture', section: [], before: 'A crate (crate.12824ad1.svg)' },
    ...{ after: 'A crate (box.3fa9c2d4.svg)', pictures: { before: PICTURE, after: PICTURE } },
  };
  const files = { added: [], removed: [], changed: [] };
  show(<DifferenceList difference={{ everyPage: [change], pages: [], files }} />);

  expect(screen.getByText(/^Another picture with the description of the one before/)).toBeVisible();
});

const none = { everyPage: [], pages: [], files: { added: [], removed: [], changed: [] } };

it('asks nothing of a picture that has no description', () => {
  const change: Change = {
    ...{ kind: 'changed', what: 'picture', section: [], before: 'track.12824ad1.svg' },
    ...{ after: 'team.3fa9c2d4.svg', pictures: { before: PICTURE, after: PICTURE } },
  };
  show(<DifferenceList difference={{ ...none, everyPage: [change] }} />);

  expect(screen.queryByText(/^Another picture/)).not.toBeInTheDocument();
});

it('marks the words that are others, on each side its own', () => {
  const change: Change = {
    ...{ kind: 'changed', what: 'text', section: [], before: 'then 6 months', after: 'then 9 months' },
    words: [
      { text: 'then ', isIn: 'both' },
      { text: '6 ', isIn: 'before' },
      { text: '9 ', isIn: 'after' },
      { text: 'months', isIn: 'both' },
    ],
  };
  show(<DifferenceList difference={{ ...none, everyPage: [change] }} />);

  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['6 ', '9 ']);
  expect(screen.getByRole('deletion')).toHaveTextContent(/then 6 months$/);
  expect(screen.getByRole('insertion')).toHaveTextContent(/then 9 months$/);
});

it('says what files next to the pages are for', () => {
  const files = { ...none.files, changed: ['llms.txt', 'hi/privacy-policy.md'] };
  show(<DifferenceList difference={{ ...none, files }} />);

  expect(screen.getByText('changed: the summary of the site that assistants read')).toBeVisible();
  expect(screen.getByText('changed: the privacy policy in Hindi as plain text')).toBeVisible();
});
