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
