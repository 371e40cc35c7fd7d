import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ContentValue, ContentValues } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';
import type { ContentForm } from '../../../answers';
import { openDialog, show } from '../../testing/show';
import { FormContext } from './form-context';
import { ShapeField } from './ShapeField';
import { PublishButton, VersionActs } from './EditActs';

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('No desk in this test.'));
});

const form = { part: 'legal', name: 'versions/v2', english: {} } as unknown as ContentForm;
const version = {
  ...{ isFrozen: false, isShown: false, isComing: false, replacedBy: null, approval: null },
  ...{ unconfirmed: 0, questions: 0 },
};
const block = (confirmed: boolean) => ({ text: 'We lock it.', question: 'Every evening?', confirmed });

/** A version with a question in one section, and one in the rows of a table of the next. */
const policy = (confirmed: boolean): ContentValues => ({
  v2: {
    sections: [
      { title: 'Security', blocks: [block(confirmed)] },
      { title: 'Your rights', blocks: [{ question: 'Is this all?', rows: [{ confirmed }] }] },
    ],
  },
});
/** What an editor says of words that are as they are in the file. */
const saved = (values: ContentValues) => ({ values, digest: form.digest, isChanged: false });
const showActs = (values: ContentValues) =>
  show(<VersionActs {...{ form, version, editor: saved(values) }} />);

it('says of a draft how many questions to colleagues are open, and where', () => {
  showActs(policy(false));

  expect(
    screen.getByText(/Open questions to colleagues: 2, in Security \(1\), Your rights \(1\)/),
  ).toBeVisible();
});

it.each([
  [
    'names the few sections in which texts of a draft are not confirmed',
    5,
    ', in S1 (2), S2 (2), S3 (2), S4 (2), S5 (2)',
  ],
  ['names no section where it would be many', 6, ''],
])('%s', (_, count, where) => {
  const blocks = [{ confirmed: false }, { confirmed: false }];
  const sections = Array.from({ length: count }, (_one, index) => ({ title: `S${index + 1}`, blocks }));
  const read = { title: 'Read', blocks: [{ confirmed: true }] };
  showActs({ v2: { sections: [...sections, read] } });

  const said = `A draft. ${2 * count} texts are not confirmed${where}: open each section, `;
  expect(screen.getByText((text) => text.startsWith(said))).toBeVisible();
});

it('says before a version is made final which questions were closed, and what else is confirmed by it', async () => {
  showActs(policy(true));
  fireEvent.click(screen.getByRole('button', { name: 'Make this version final …' }));

  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    'none is open. Closed, since their texts are confirmed: 2, in Security (1), Your rights (1)',
  );
  expect(dialog).toHaveTextContent(
    'the lines “In short” and those that lead into a list are text of the version, too',
  );
});

it('says before a version is made final which final one it takes the place of, on a day on which it can be in force', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const approval = { approvedBy: 'Meera', approvedOn: '2026-12-30', effectiveDate: '2099-01-01' };
  const files = [{ name: 'versions/v1', version: { ...version, approval } }];
  const earliest = { day: '2098-12-31', why: 'Version 0 was.' };
  client.setQueryData(['store', 'content/legal/en'], { files, earliest });
  show(<VersionActs {...{ form, version, editor: saved(policy(true)) }} />, '/', client);
  const dialog = await openDialog('Make this version final …', 'Make Version 2 final');
  const day = dialog.getByLabelText(/^In force from/);

  for (const other of ['2099-01-02', '2098-12-30']) {
    fireEvent.change(day, { target: { value: other } });
    expect(dialog.queryByText(/takes its place/)).toBeNull();
  }
  for (const own of ['2099-01-01', '2098-12-31']) {
    fireEvent.change(day, { target: { value: own } });
    expect(
      dialog.getByText(/^Version 1 is final, in force from 1 Jan 2099: this one takes its place/),
    ).toBeVisible();
  }
});

it('offers nothing more for a final version whose day a later one takes', () => {
  const approval = { approvedBy: 'Meera', approvedOn: '2026-12-30', effectiveDate: '2027-01-01' };
  const replaced = { ...version, isFrozen: true, approval, replacedBy: 'v3' };
  show(<VersionActs {...{ form, version: replaced, editor: saved(policy(true)) }} />);

  expect(
    screen.getByText(/It was to be in force from 1 Jan 2027, and never is: Version 3 replaces it/),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const showField = (shape: Shape, value: ContentValue, path: string, english = {}) =>
  show(
    <FormContext
      value={{
        ...{ form: { ...form, english }, isFrozen: false },
        ...{ onChange: () => undefined, onEnter: () => undefined },
      }}
    >
      <ShapeField shape={shape} value={value} path={path} />
    </FormContext>,
  );

describe('the field of a question', () => {
  const text = { kind: 'text', label: 'Open question', isLong: false, isOptional: true } as Shape;
  const shape = { kind: 'group', label: '', fields: { question: text } } as Shape;
  const showQuestion = (value: { question?: string; confirmed?: boolean }) =>
    showField(shape, value, 'v2.sections[0].blocks[0]');

  it('calls it open until its text is confirmed, and then closed', () => {
    const { unmount } = showQuestion(block(false));
    expect(screen.getByRole('textbox', { name: 'Open question' })).toHaveValue('Every evening?');
    unmount();

    showQuestion(block(true));
    expect(screen.getByRole('textbox', { name: 'Question, closed: its text is confirmed' })).toBeVisible();
  });

  it.each([{ confirmed: false }, { confirmed: true }])('can be added to what is %j', (value) => {
    showQuestion(value);

    expect(screen.getByRole('button', { name: 'Add: open question' })).toBeVisible();
  });

  it('is not there for what has no confirmation', () => {
    showQuestion({});

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of one that is added to a confirmed text how it is asked', () => {
    showQuestion(block(true));

    expect(screen.getByText(/To ask it in a draft, switch the confirmation of its text off/)).toBeVisible();
  });
});

/** The field of a section of a draft, with a list in it. @param english texts that it translates */
function showSection(section: object, english = {}) {
  const list = { kind: 'list', label: '', least: 1, most: 1, things: 'entries' } as const;
  const inner = { ...list, item: { kind: 'text', label: '', isLong: false } } as Shape;
  const shape = { ...list, item: { kind: 'group', label: '', fields: { blocks: inner } } } as Shape;
  const value = [{ title: 'Security', blocks: [], confirmed: false, ...section }];
  showField(shape, value, 'v2', english);
}

it.each([
  ['has a button that confirms it', {}, 1],
  [
    'has none in a translation, which one switch confirms',
    { 'v2[0].title': { text: 'A', state: 'missing' } },
    0,
  ],
] as const)('a section of a draft %s', (_, english, buttons) => {
  showSection({}, english);

  expect(screen.queryAllByText(/^Confirm all that I have read here/)).toHaveLength(buttons);
});

it('says on the button that confirms how many questions to colleagues it closes', () => {
  showSection({ question: 'How long?' });

  expect(
    screen.getByText('Confirm all that I have read here (1), and so close 1 question to colleagues'),
  ).toBeInTheDocument();
});

/** Opens the dialog that has a part built, at a desk that has said all this. @param content of the saved words */
async function openPublish(part: string | null, content?: object, now: object = {}, waiting?: object) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
  client.setQueryData(['store', 'now'], { session: { may: { publish: ['landing', 'legal'] } }, ...now });
  client.setQueryData(['store', 'content'], content);
  client.setQueryData(['store', 'waiting'], waiting);
  show(<PublishButton part={part} />, '/', client);
  return openDialog('Publish', /^Publish /);
}

it('says before a part is built which values of the business keep it from going live alone, and what to do', async () => {
  const dialog = await openPublish('landing', { apart: ['“Brand, as on the shop sign”'] });

  expect(
    await dialog.findByText(
      'The landing page is built with other values of the business than are live: “Brand, as on the shop sign”. So it does not go live alone.',
    ),
  ).toBeVisible();
  expect(dialog.getByText(/tick the others under “Together with”/)).toBeVisible();
});

it.each([
  ['says so before a part is built where no words were saved since the last time', [], 1],
  ['says nothing of that where it is not known', null, 0],
])('%s', async (_, saved, count) => {
  const dialog = await openPublish('landing', { saved: { landing: saved } });

  await waitFor(() =>
    expect(dialog.queryAllByText('No words were saved since it was last published.')).toHaveLength(count),
  );
});

it.each([
  ['again', { saved: { legal: [] } }],
  ['for the first time', undefined],
])('says nothing of what is built while that is read %s, and that it is read', async (_, known) => {
  globalThis.fetch = () => new Promise(() => undefined);
  const dialog = await openPublish('legal', known);

  expect(dialog.getByText('What stands here is being read …')).toBeVisible();
  expect(dialog.queryByText(/No words were saved|The page then shows/)).toBeNull();
});

it('says before a part is built which words come along that are not live', async () => {
  const candidates = [
    { part: 'landing', message: 'Diwali orders' },
    { part: 'landing', message: 'Kannada photograph', state: 'withdrawn' },
    { part: 'legal', message: 'A pin' },
  ];
  const dialog = await openPublish('landing', { saved: {} }, {}, { candidates });

  expect(
    await dialog.findByText(/and not live: Diwali orders; Kannada photograph \(withdrawn\)\. Their words/),
  ).toBeVisible();
});

it('says before a part is built while an offer is live that the words of the offer come along, and stay', async () => {
  const schedules = [{ liveUntil: { parts: { landing: '3fa9c2d41b7e0011' } } }, { liveUntil: null }];
  const dialog = await openPublish('landing', {}, { schedules });

  expect(
    await dialog.findByText(/^An offer is live: its words are in this one, too, and stay/),
  ).toBeVisible();
});

it('builds nothing while an act is still to write what is built', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
  client.setQueryData(['store', 'now'], { session: { may: { publish: ['legal'] } } });
  client.setQueryData(['acts'], { acts: [{ request: { kind: 'show-version' }, state: 'running' }] });
  show(<PublishButton part="legal" />, '/', client);

  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

const final = (id: string, effectiveDate: string) => ({
  ...{ id, version: id.slice(1), effectiveDate, replacedBy: null },
  ...{ approvedBy: 'Meera', approvedOn: '2026-12-30' },
});
const [V1, V2] = [final('v1', '2026-12-31'), final('v2', '2099-01-02')];

it.each([
  ['shows', { shown: V1, coming: [], inForce: V1 }, 'The page then shows Version 1 in full.'],
  [
    'announces',
    { shown: V1, coming: [V2], inForce: V1 },
    'The page then shows Version 1 in full, and announces Version 2.',
  ],
  [
    'shows before its day',
    { shown: V2, coming: [], inForce: V1 },
    'The page then shows Version 2, which is in force from 2 Jan 2099: it goes live from that day on, and not before, as an emergency neither. For what has to go live before, open Version 1 under Edit,',
  ],
])('says before the policy is built which version it %s', async (_, versions, sentence) => {
  const dialog = await openPublish('legal', { versions: { legal: versions, landing: null } });

  expect(await dialog.findByText((text) => text.startsWith(sentence))).toBeVisible();
});

it.each<[string, { isShown?: boolean; isComing?: boolean; isSeen?: boolean }, string]>([
  ['shows', { isShown: true }, 'As it is saved, the page shows it in full\\. To change'],
  ['announces', { isComing: true, isSeen: true }, 'the page announces it as coming\\. For its day'],
  [
    'announces for the first time',
    { isComing: true, isSeen: false },
    'announces it as coming\\. Visitors see that once it is published and put live\\. For its day',
  ],
  ['does not show', {}, 'As it is saved, the page shows another version\\. For what has to go live'],
])('says of a final version that the page %s it as it is saved', (_, { isSeen, ...state }, sentence) => {
  const approval = { approvedBy: 'Meera', approvedOn: '2026-12-30', effectiveDate: '2027-01-01' };
  const own = { ...version, isFrozen: true, approval, ...state };
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
  const files = [{ name: form.name, version: { ...own, isSeen } }];
  const earliest = { day: '2098-12-31', why: 'Version 0 was.' };
  client.setQueryData(['store', 'content/legal/en'], { files, earliest });
  show(<VersionActs {...{ form, version: own, editor: saved(policy(true)) }} />, '/', client);

  expect(screen.getByText(new RegExp(sentence))).toBeVisible();
});

it('says before the policy is built that its draft is not shown', async () => {
  const dialog = await openPublish('legal', { drafts: { legal: 'versions/v2' } });

  expect(
    await dialog.findByText('Version 2 is a draft: the page does not show it until it is final.'),
  ).toBeVisible();
});

it('says before a build what is saved since the last one, and who saved each', async () => {
  const parts = ['landing', 'legal'].map((part) => ({ part }));
  const saved = {
    landing: [{ name: 'contact', language: 'kn', by: 'Ravi' }],
    legal: [{ name: 'versions/v2', language: 'en', by: 'Asha Rao' }],
  };
  const dialog = await openPublish(null, { saved }, { parts });

  expect(
    await dialog.findByText(
      /built with it now: Contact and download in Kannada \(Ravi\); Version 2 \(Asha Rao\)\.$/,
    ),
  ).toBeVisible();
});
