import { screen } from '@testing-library/react';
import type { Change } from '../../api/difference';
import { show } from '../testing/show';
import { DifferenceList } from './DifferenceList';

const BEFORE = 'data:image/svg+xml;base64,PHN2Zy8+';

it('shows a changed picture as a picture, with its words and without the name of its file', () => {
  const change: Change = {
    ...{ kind: 'changed', what: 'picture', section: [], before: 'A crate (crate.12824ad1.svg)' },
    ...{ after: 'A box (box.3fa9c2d4.svg)', pictures: { before: BEFORE, after: null } },
  };
  const files = { added: [], removed: [], changed: [] };
  const pages = [{ path: '/kn/', status: 'changed' as const, changes: [change] }];
  show(<DifferenceList difference={{ everyPage: [], pages, files }} />);

  expect(screen.getByRole('heading', { name: 'The home page in Kannada' })).toBeVisible();
  expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual([BEFORE]);
  expect(screen.getByText('A crate')).toBeVisible();
  expect(screen.getByText('A box (box.3fa9c2d4.svg)')).toBeVisible();
});
