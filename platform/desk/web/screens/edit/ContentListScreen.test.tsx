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

/** Shows the words of the policy in a language to Asha. */
function openList(
  language: string,
  files: ContentList['files'],
  client: ReturnType<typeof aDeskThatDoes>['client'],
) {
  client.setQueryData([STORE, 'now'], {
    session: { author: 'Asha', may: { publish: ['legal'] } },
    parts: [],
  });
  client.setQueryData([STORE, `content/legal/${language}`], { files, earliest: null } satisfies ContentList);
  const screens = <Route path="/edit/:part/:language" element={<ContentListScreen />} />;
  show(<Routes>{screens}</Routes>, `/edit/legal/${language}`, client);
}

it('says of a final version that no live page has shown it, or which one replaced it before its day', async () => {
  const { client } = aDeskThatDoes([]);
  const approval = { approvedBy: 'Meera', approvedOn: '2026-12-30', effectiveDate: '2027-01-01' };
  const final = { isFrozen: true, isShown: false, isComing: false, approval, unconfirmed: 0, questions: 0 };
  const written = { ...none, isThere: true, isBegun: true };
  const files = [
    { ...written, name: 'versions/v3', version: { ...final, replacedBy: null, isSeen: false } },
    { ...written, name: 'versions/v2', version: { ...final, replacedBy: 'v3' } },
  ];
  openList('en', files, client);

  expect(await screen.findByText(/no live page has shown or announced it$/)).toBeVisible();
  expect(
    screen.getByText(
      'Final (by Meera, 30 Dec 2026), never in force: replaced by Version 3 (it was to be from 1 Jan 2027)',
    ),
  ).toBeVisible();
});

it('leads to what is not translated yet, and says of which texts that is so', async () => {
  const { client } = aDeskThatDoes([]);
  const open = { missing: 2, changed: 0 };
  const files = [
    { ...none, name: 'versions/v3', isThere: false, isBegun: true, open: { missing: 1, changed: 0 } },
    { ...none, name: 'versions/v2', isThere: false, isBegun: false, open: { missing: 30, changed: 0 } },
    { ...none, name: 'words', isThere: true, isBegun: true, open },
  ];
  openList('kn', files, client);

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

it('marks what this browser keeps words of that are not saved', async () => {
  const { client } = aDeskThatDoes([]);
  localStorage.setItem('desk-words:legal/kn/words', '{}');
  localStorage.setItem('desk-words:legal/kn/versions/v3', '{"isSent":true}');
  const files = ['words', 'versions/v3', 'versions/v2'].map((name) => ({
    ...none,
    name,
    isThere: true,
    isBegun: true,
  }));
  openList('kn', files, client);

  expect(await screen.findAllByText('You have typed words that are not saved')).toHaveLength(1);
  expect(screen.getAllByText(/^You left while words were being saved/)).toHaveLength(1);
  localStorage.clear();
});
