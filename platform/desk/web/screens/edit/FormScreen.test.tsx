import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ContentForm, Saved } from '../../../answers';
import { STORE } from '../../client/queries';
import { aDeskThatDoes, show } from '../../testing/show';
import { FormScreen } from './EditScreens';

const version = { isShown: false, isComing: false, replacedBy: null, unconfirmed: 0, questions: 0 };
const approval = { approvedBy: 'Meera', approvedOn: '2026-12-30', effectiveDate: '2027-01-01' };
const formOf = (isFrozen: boolean): ContentForm => ({
  ...{ part: 'legal', language: 'en', name: 'versions/v2', file: 'v2.json', holds: 'words' },
  ...{
    digest: isFrozen ? 'b' : 'a',
    values: { v2: {} },
    english: {},
    art: {},
    named: {},
    shown: {},
    draft: null,
  },
  shapes: { v2: { kind: 'group', label: 'Version', fields: {} } },
  version: { ...version, isFrozen, approval: isFrozen ? approval : null },
});

beforeEach(() => localStorage.clear());

/** Shows a form to Asha, at a desk that has said it. @returns shows it as it is by then */
function openForm(form: ContentForm, publish: string[] = [], { client } = aDeskThatDoes([]), hash = '') {
  const { part, language, name } = form;
  const load = (loaded: ContentForm) =>
    client.setQueryData(
      [STORE, `content/${part}/${language}/form`, `${new URLSearchParams({ name })}`],
      loaded,
    );
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha', may: { publish } }, parts: [] });
  load(form);
  show(SCREENS, `/edit/${part}/${language}/${name}${hash}`, client);
  return load;
}

const SCREENS = (
  <Routes>
    <Route path="/edit/:part/:language/*" element={<FormScreen />} />
  </Routes>
);

it('keeps a dialog and what is typed in it while the version becomes final', async () => {
  const user = userEvent.setup();
  const load = openForm(formOf(false), ['legal']);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.type(await screen.findByRole('textbox', { name: /^Why/ }), 'New clause');

  await act(async () => {
    load(formOf(true));
    await new Promise((shown) => setTimeout(shown));
  });

  expect(
    screen.getByText(/^Final, in force from 1 Jan 2027, made final by Meera on 30 Dec 2026:/),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('New clause');
  expect(screen.getByText('It is final: its text stays as it is.')).toBeInTheDocument();
  expect(screen.queryByText(/^It was changed meanwhile/)).toBeNull();
});

it('shows the text of a version that a colleague made final meanwhile, and apart what was typed', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const fields = { lead: { kind: 'text', label: 'Lead', isLong: false } } as const;
  const shapes = { v2: { kind: 'group', label: 'Version', fields } } as const;
  const load = openForm({ ...formOf(false), shapes, values: { v2: { lead: 'Within 10 days' } } });
  const lead = await screen.findByRole('textbox', { name: 'Lead' });
  await userEvent.setup().type(lead, ' or twelve');

  act(() => void load({ ...formOf(true), shapes, values: { v2: { lead: 'Within 9 days' } } }));

  expect(await screen.findByDisplayValue('Within 9 days')).toBeVisible();
  expect(screen.queryByDisplayValue(/twelve/)).toBeNull();
  const apart = screen.getByText(/^What you typed is not in it, since it is final by now/);
  expect(apart).toHaveTextContent(/: *Within 10 days or twelve$/);

  await userEvent.setup().click(screen.getByRole('button', { name: 'Discard what I typed' }));
  expect(screen.queryByText(/^What you typed/)).toBeNull();
});

it('shows what a draft says otherwise than the version before, for a colleague who reads it', async () => {
  const draft: ContentForm['draft'] = {
    version: 'v1',
    changes: [
      { kind: 'added', what: 'text', section: ['Security'], before: null, after: 'We lock it twice.' },
    ],
  };
  const load = openForm({ ...formOf(false), draft });

  expect(await screen.findByText('What is different from Version 1, as it is saved (1)')).toBeVisible();
  expect(screen.getByText(/Security/)).toBeInTheDocument();

  await act(async () => load({ ...formOf(false), draft: { version: 'v1', changes: [] } }));
  expect(await screen.findByText('As it is saved, it says the same as Version 1.')).toBeVisible();
});

it('says how much of a translation is open, as its list does, and not of what is written or emptied since', async () => {
  const user = userEvent.setup();
  const texts = ['title', 'lead', 'note', 'hint'];
  const fields = Object.fromEntries(
    texts.map((name) => [name, { kind: 'text', label: name, isLong: false }] as const),
  );
  const english = (state: 'missing' | 'changed' | 'translated') => ({ text: 'English', state });
  openForm({
    ...heroForm('a', ''),
    language: 'kn',
    values: {
      hero: { title: '', lead: '', note: 'ಹಳೆಯದು', hint: 'ಸುಳಿವು' },
      translation: { confirmed: false },
    },
    shapes: { hero: { kind: 'group', label: '', fields } },
    english: {
      'hero.title': english('missing'),
      'hero.lead': english('missing'),
      'hero.note': english('changed'),
      'hero.hint': english('translated'),
    },
  });

  expect(await screen.findByText(/^2 texts are not translated yet, 1 text still says what/)).toBeVisible();
  expect(screen.getAllByText('Not translated yet')).toHaveLength(2);

  await user.type(screen.getByRole('textbox', { name: 'title' }), 'ದಿನಸಿ');
  await user.type(screen.getByRole('textbox', { name: 'note' }), ' ಹೊಸದು');

  expect(screen.getByText('1 text is not translated yet.')).toBeVisible();
  expect(screen.getAllByText('Not translated yet')).toHaveLength(1);
  expect(screen.queryByText(/^English has changed/)).toBeNull();

  await user.clear(screen.getByRole('textbox', { name: 'hint' }));

  expect(screen.getByText('2 texts are not translated yet.')).toBeVisible();
});

it('marks a text that was typed next to another English one, until one comes back to it, also after it was opened again', async () => {
  const user = userEvent.setup();
  const form = (digest: string, text: string): ContentForm => ({
    ...heroForm(digest, 'ಮಂಡಿ'),
    language: 'kn',
    values: { hero: { title: 'ಮಂಡಿ' }, translation: { confirmed: false } },
    english: { 'hero.title': { text, state: 'translated' } },
  });
  const load = openForm(form('a', 'Same day'));
  const field = screen.getByRole('textbox', { name: 'Title' });
  await user.type(field, ' ಇಂದು');
  expect(screen.queryByText(/^English has changed/)).toBeNull();

  act(() => void load(form('b', 'Within hours')));
  await user.type(field, ' ದಿನ', { skipClick: true });
  expect(await screen.findByText(/^English has changed/)).toBeVisible();
  expect(screen.getByText('1 text still says what English said before.')).toBeVisible();
  cleanup();
  openForm(form('b', 'Within hours'));
  expect(screen.getByText(/^English has changed/)).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'ಗಂಟೆ');
  expect(screen.queryByText(/^English has changed/)).toBeNull();
});

/** The form of a section, as its file is. */
const heroForm = (digest: string, title: string): ContentForm => ({
  ...{ part: 'landing', language: 'en', name: 'hero', file: 'hero.json', holds: 'words', version: null },
  ...{ digest, values: { hero: { title } }, english: {}, art: {}, named: {}, shown: {}, draft: null },
  shapes: {
    hero: {
      kind: 'group',
      label: 'Top of the page',
      fields: { title: { kind: 'text', label: 'Title', isLong: false } },
    },
  },
});

it.each([
  ['leads to a field', '#field-hero.title', true],
  ['says that it does not have a field', '#field-hero.subtitle', false],
  ['says that it does not have a clause', '#cookies', false],
])('%s that the address names', async (_, hash, isThere) => {
  openForm(heroForm('a', 'Groceries'), [], aDeskThatDoes([]), hash);
  const field = await screen.findByRole('textbox', { name: /^Title/ });

  expect(screen.queryAllByText(/^The place that this link leads to is not in this form/)).toHaveLength(
    isThere ? 0 : 1,
  );
  expect(field === document.activeElement).toBe(isThere);
});

/** The form of a section in which its author has typed, at a desk that answers a save so. */
async function aTypedForm(saved?: Saved) {
  const user = userEvent.setup();
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(saved ?? {}) } as Response);
  const load = openForm(heroForm('a', 'Groceries'));
  const field = await screen.findByRole('textbox', { name: /^Title/ });
  await user.type(field, ' today');
  return { user, field, load };
}

it('leads to what a colleague has changed at every save, and says that it is not saved', async () => {
  const conflicts = [{ path: 'hero.title', yours: 'Groceries today', theirs: 'Drinks' }];
  const theirs = { hero: { title: 'Drinks' } };
  const merged = { hero: { title: 'Groceries today' } };
  const by = 'Ewan Paul';
  const found = { isEnglishAlone: false, isTakenBack: false, changed: [], theirs, merged, conflicts };
  const { user } = await aTypedForm({ status: 'conflict', by, digest: 'b', ...found });

  for (let save = 0; save < 2; save += 1) {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Ewan Paul has changed/ })).toHaveFocus(),
    );
    expect(screen.getByText(/^Not saved: choose at the top/)).toBeInTheDocument();
  }
});

it('leads to what a colleague has changed elsewhere in the form', async () => {
  const [theirs, merged] = ['Drinks', 'Groceries today'].map((title) => ({ hero: { title } }));
  const found = {
    isEnglishAlone: false,
    isTakenBack: false,
    theirs: theirs!,
    merged: merged!,
    conflicts: [],
  };
  const changed = ['hero.title'];
  const { user } = await aTypedForm({ status: 'conflict', by: 'Mira Iyer', digest: 'b', changed, ...found });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const said = within(await screen.findByRole('alert'));
  await user.click(said.getByRole('link', { name: 'Title' }));

  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

it('speaks of no other changes where a colleague has changed the same words alone', async () => {
  const [theirs, merged] = ['Drinks', 'Groceries today'].map((title) => ({ hero: { title } }));
  const conflicts = [{ path: 'hero.title', yours: 'Groceries today', theirs: 'Drinks' }];
  const found = { isEnglishAlone: false, isTakenBack: false, theirs: theirs!, merged: merged!, conflicts };
  const { user } = await aTypedForm({ status: 'conflict', by: 'Mira', digest: 'b', changed: [], ...found });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).not.toHaveTextContent(/else they changed/);
  await user.click(screen.getByRole('button', { name: 'Keep yours' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is saved yet. Look at it, then save again.');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/else they changed/);
});

it('says of a translation that its English is another, and that it is confirmed no more', async () => {
  const values = { hero: { title: 'Groceries today' }, translation: { confirmed: false } };
  const none = { changed: [], conflicts: [] };
  const found = { isEnglishAlone: true, isTakenBack: true, theirs: values, merged: values, ...none };
  const { user } = await aTypedForm({ status: 'conflict', by: 'Mira Iyer', digest: 'b', ...found });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Mira Iyer has changed the English text meanwhile.*What was confirmed next to other words is not confirmed/,
  );
});

it('says next to the button that it is not known whether it was saved, while the desk does not answer, and that it was once it is there', async () => {
  const { user, load } = await aTypedForm();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/^It is not known whether it was saved: .* is kept: save it/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The desk does not answer/);

  act(() => void load(heroForm('b', 'Groceries today')));
  expect(await screen.findByText(/^Saved in your name\./)).toBeVisible();
});

it('opens a form that was left while it was being saved with what is saved', async () => {
  const user = userEvent.setup();
  const client = new QueryClient();
  const answerWith = (said: object) => ({ ok: true, json: () => Promise.resolve(said) }) as Response;
  let file = heroForm('a', 'Groceries');
  let answer = () => {};
  const tried: unknown[] = [];
  globalThis.fetch = (path, init) => {
    if (String(path).endsWith('/try')) tried.push(JSON.parse(init!.body as string));
    if (String(path).includes('/form?')) return Promise.resolve(answerWith(file));
    if (!String(path).endsWith('/save')) return new Promise(() => undefined);
    return new Promise((resolve) => {
      answer = () => {
        file = heroForm('b', 'Groceries today');
        resolve(answerWith({ status: 'saved', digest: 'b', values: file.values }));
      };
    });
  };
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha', may: { publish: [] } }, parts: [] });
  const open = () => show(SCREENS, '/edit/landing/en/hero', client);
  const first = open();
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' today');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/^Saving …/, { selector: '[role=status]' })).toBeVisible();
  first.unmount();
  // The person looks at the list.
  await act(() => new Promise((shown) => setTimeout(shown, 20)));

  open();
  act(() => answer());

  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Groceries today');
  expect(screen.queryByText(/it was not saved/)).toBeNull();
  expect(screen.getByText('Nothing is changed.')).toBeInTheDocument();
  // What this leaves to be mended elsewhere is named further on.
  const saved = heroForm('b', 'Groceries today').values;
  await waitFor(() =>
    expect(tried.at(-1)).toMatchObject({ values: saved, opened: heroForm('a', 'Groceries').values }),
  );
});

it('says next to the button that cannot be pressed what is to be corrected, and leads there', async () => {
  const problems = [
    { path: 'hero.title', what: 'claims "cheapest"' },
    { path: 'hero', what: 'is too long' },
  ];
  const desk = aDeskThatDoes([]);
  const form = heroForm('a', 'The cheapest');
  desk.client.setQueryData(['try', 'landing', 'en', 'hero', form.values], { problems });
  openForm(form, [], desk);

  const foot = (await screen.findAllByText(/^To be corrected before it can be saved \(2\)/)).at(-1)!;
  expect(foot).toHaveTextContent('(2): Title: claims "cheapest"');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.setup().click(within(foot).getByRole('link', { name: 'Title' }));

  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
});

it('counts no more letters than are saved: no space at the end', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const form = heroForm('a', 'Groceries');
  const title = { kind: 'text', label: 'Title', isLong: false } as const;
  const room = { letters: 70, place: 'headline' };
  openForm({
    ...form,
    shapes: { hero: { kind: 'group', label: '', fields: { title: { ...title, room } } } },
  });

  await userEvent.setup().type(await screen.findByRole('textbox', { name: /^Title/ }), ' ');

  expect(screen.getByText('9 of 70 letters')).toBeVisible();
});

it('throws away what was typed when its author says so', async () => {
  const { user, field } = await aTypedForm();

  await user.click(screen.getByRole('button', { name: 'Discard what I typed' }));

  expect(field).toHaveValue('Groceries');
  expect(screen.queryByRole('button', { name: 'Discard what I typed' })).toBeNull();
});

it('brings back what was thrown away, until other words are typed', async () => {
  const { user, field } = await aTypedForm();

  await user.dblClick(screen.getByRole('button', { name: 'Discard what I typed' }));
  await user.click(screen.getByRole('button', { name: 'Bring back what I typed' }));
  expect(field).toHaveValue('Groceries today');

  await user.click(screen.getByRole('button', { name: 'Discard what I typed' }));
  await user.type(field, ' at noon');
  expect(screen.queryByRole('button', { name: 'Bring back what I typed' })).toBeNull();
});

it('opens the clause that the address names', async () => {
  const text = { kind: 'text', label: 'Text', isLong: false } as const;
  const list = { kind: 'list', label: '', least: 1, most: null, things: 'entries' } as const;
  const section = { kind: 'group', label: '', fields: { blocks: { ...list, item: text } } } as const;
  const values = { v2: [{ id: 'retention', title: 'Retention', blocks: ['30 days'] }] };
  const shapes = { v2: { ...list, item: section } };
  openForm({ ...formOf(false), values, shapes }, [], aDeskThatDoes([]), '#retention');

  expect((await screen.findByText('Retention')).closest('details')).toHaveAttribute('open');
});

describe('an entry that is moved in its list', () => {
  /** The form of three areas. */
  async function aListOfThree() {
    const user = userEvent.setup();
    globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
    const item = { kind: 'text', label: '', isLong: false } as const;
    const form: ContentForm = {
      ...{ part: 'landing', language: 'en', name: 'areas', file: 'areas.json', holds: 'words' },
      ...{ digest: 'a', english: {}, art: {}, named: {}, shown: {}, draft: null, version: null },
      values: { areas: ['Arekere', 'Hulimavu', 'Begur'] },
      shapes: { areas: { kind: 'list', label: 'Areas', least: 0, most: null, things: 'areas', item } },
    };
    openForm(form);
    const up = await screen.findByRole('button', { name: 'Move Begur up' });
    const order = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    return { user, up, order };
  }

  it('takes the focus along, so that the same key moves it on', async () => {
    const { user, up, order } = await aListOfThree();
    up.focus();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move Begur up' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(order()).toEqual(['Begur', 'Arekere', 'Hulimavu']);
  });

  it('is moved once by a double click, under which another entry lies then', async () => {
    const { user, up, order } = await aListOfThree();

    await user.dblClick(up);

    expect(order()).toEqual(['Arekere', 'Begur', 'Hulimavu']);
  });
});
