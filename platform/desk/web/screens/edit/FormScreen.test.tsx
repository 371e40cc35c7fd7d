import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ContentForm } from '../../../api/edit';
import { STORE } from '../../client/queries';
import { aDeskThatDoes, show } from '../../testing/show';
import { FormScreen } from './EditScreens';

const version = { isShown: false, effectiveDate: '2027-01-01', unconfirmed: 0, questions: 0 };
const formOf = (isFrozen: boolean): ContentForm => ({
  ...{ part: 'legal', language: 'en', name: 'versions/v2', file: 'v2.json', holds: 'words' },
  ...{ digest: isFrozen ? 'b' : 'a', values: { v2: {} }, english: {}, art: {}, named: {}, shown: {} },
  shapes: { v2: { kind: 'group', label: 'Version', fields: {} } },
  version: { ...version, isFrozen },
});

it('keeps a dialog and what is typed in it while the version becomes final', async () => {
  const user = userEvent.setup();
  const { client } = aDeskThatDoes([]);
  const path = [STORE, 'content/legal/en/form', 'name=versions%2Fv2'];
  const session = { author: 'Asha', may: { publish: ['legal'] } };
  client.setQueryData([STORE, 'now'], { session, parts: [] });
  client.setQueryData(path, formOf(false));
  const screens = <Route path="/edit/:part/:language/*" element={<FormScreen />} />;
  show(<Routes>{screens}</Routes>, '/edit/legal/en/versions/v2', client);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.type(await screen.findByRole('textbox', { name: /^Why/ }), 'New clause');

  await act(async () => {
    client.setQueryData(path, formOf(true));
    await new Promise((shown) => setTimeout(shown));
  });

  expect(screen.getByText(/^Final, in force from 1 Jan 2027/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('New clause');
});
