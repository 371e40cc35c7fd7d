import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { ContentList } from '../../../api/edit';
import { STORE } from '../../client/queries';
import { aDeskThatDoes, show } from '../../testing/show';
import { ContentListScreen } from './EditScreens';

const none = { open: 0, isConfirmed: null, version: null, place: null, isReadable: true };

it('leads to what is not translated yet, and says that it is not', async () => {
  const { client } = aDeskThatDoes([]);
  const files = [{ ...none, name: 'versions/v2', isThere: false }];
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
});
