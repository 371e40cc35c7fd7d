import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ContentForm, Saved } from '../../../api/edit';
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

/** The form of a section in which its author has typed, at a desk that answers a save so. */
async function aTypedForm(saved?: Saved) {
  localStorage.clear();
  const user = userEvent.setup();
  const { client } = aDeskThatDoes([]);
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(saved ?? {}) } as Response);
  const title = { kind: 'text', label: 'Title', isLong: false } as const;
  const form: ContentForm = {
    ...{ part: 'landing', language: 'en', name: 'hero', file: 'hero.json', holds: 'words', version: null },
    ...{ digest: 'a', values: { hero: { title: 'Groceries' } }, english: {}, art: {}, named: {}, shown: {} },
    shapes: { hero: { kind: 'group', label: 'Top of the page', fields: { title } } },
  };
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha', may: { publish: [] } }, parts: [] });
  client.setQueryData([STORE, 'content/landing/en/form', 'name=hero'], form);
  show(
    <Routes>
      <Route path="/edit/:part/:language/*" element={<FormScreen />} />
    </Routes>,
    '/edit/landing/en/hero',
    client,
  );
  const field = await screen.findByRole('textbox', { name: /^Title/ });
  await user.type(field, ' today');
  return { user, field };
}

it('leads to what a colleague has changed at every save, and says that it is not saved', async () => {
  const conflicts = [{ path: 'hero.title', yours: 'Groceries today', theirs: 'Drinks' }];
  const theirs = { hero: { title: 'Drinks' } };
  const merged = { hero: { title: 'Groceries today' } };
  const by = 'Ewan Paul';
  const { user } = await aTypedForm({ status: 'conflict', by, digest: 'b', theirs, merged, conflicts });

  for (let save = 0; save < 2; save += 1) {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Ewan Paul has changed/ })).toHaveFocus(),
    );
    expect(screen.getByText(/^Not saved: choose at the top/)).toBeInTheDocument();
  }
});

it('throws away what was typed when its author says so', async () => {
  const { user, field } = await aTypedForm();

  await user.click(screen.getByRole('button', { name: 'Discard what I typed' }));

  expect(field).toHaveValue('Groceries');
  expect(screen.queryByRole('button', { name: 'Discard what I typed' })).toBeNull();
});
