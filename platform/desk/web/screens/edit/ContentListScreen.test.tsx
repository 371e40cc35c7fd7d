import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { ContentList } from '../../../answers';
import { STORE } from '../../client/queries';
import { aDeskThatDoes, show } from '../../testing/show';
import { ContentListScreen } from './EditScreens';

const none = {
  open: { missing: 0, changed: 0 },
  isConfirmed: null,
  version: null,
  place: null,
  isReadable: true,
};

it('leads to what is not translated yet, and says of which texts that is so', async () => {
  const { client } = aDeskThatDoes([]);
  const open = { missing: 2, changed: 0 };
  const files = [
    { ...none, name: 'versions/v3', isThere: false, isBegun: true, open: { missing: 1, changed: 0 } },
    { ...none, name: 'versions/v2', isThere: false, isBegun: false, open: { missing: 30, changed: 0 } },
    { ...none, name: 'words', isThere: true, isBegun: true, open },
  ];
  client.setQueryData([STORE, 'now'], {
    session: { author: 'Asha', may: { publish: ['legal'] } },
    parts: [],
  });
  client.setQueryData([STORE, 'content/legal/kn'], { files, earliest: null } satisfies ContentList);
  const screens = <Route path="/edit/:part/:language" element={<ContentListScreen />} />;
  show(<Routes>{screens}</Routes>, '/edit/legal/kn', client);

  expect(await screen.findByRole('link', { name: 'Version 2' })).toHaveAttribute(
    'href',
    '/edit/legal/kn/versions/v2',
  );
  expect(screen.getByText('Not translated yet')).toBeVisible();
  expect(screen.getByText('2 texts are not translated yet')).toBeVisible();
  expect(screen.queryByText(/what English said before/)).toBeNull();
  expect(screen.getByText('Begins as the version before, not saved yet')).toBeVisible();
  expect(screen.getByText('1 text is not translated yet')).toBeVisible();
});
