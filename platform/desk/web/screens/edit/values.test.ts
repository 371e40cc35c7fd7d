import type { Shape } from '@site/shared/editing/shape';
import { allConfirmed, placeName, withValue } from './values';

const text = (label: string): Shape => ({ kind: 'text', label, isLong: false });
const badges: Shape = {
  ...{ kind: 'list', label: 'Badges', least: 1, most: 5, things: 'badges' },
  item: { kind: 'group', label: '', fields: { text: text('Text') } },
};
const group = (fields: Record<string, Shape>, label = ''): Shape => ({ kind: 'group', label, fields });
const row = group({ cells: { kind: 'record', label: 'What the row says', entry: text('') } });
const list = (label: string, item: Shape): Shape => ({
  ...{ kind: 'list', label, least: 0, most: null, things: 'entries' },
  item,
});
const table = group({
  columns: { kind: 'record', label: 'Titles of the columns', entry: text('') },
  rows: list('Rows', row),
});
const clause: Shape = {
  kind: 'variants',
  label: '',
  by: 'kind',
  of: { list: group({ text: text('Before it') }), table },
};
const shapes = {
  hero: group({ title: text('Headline'), badges }),
  v2: group({ blocks: list('Clauses', clause) }),
};
const values = {
  hero: {},
  v2: {
    blocks: [
      { kind: 'list', text: 'Such as' },
      {
        kind: 'table',
        columns: { what: 'Data', kept: 'Kept for', why: '' },
        rows: [{ cells: { what: '', kept: '', why: '' } }],
      },
      { kind: 'list', title: 'Contact', text: '' },
    ],
  },
};

it.each([
  ['hero.title', 'Headline'],
  ['hero.badges[1].text', 'Badges 2, Text'],
  ['hero.badges[0]', 'Badges 1'],
  ['hero', ''],
  ['v2.blocks[0].text', 'Clauses 1, Before it'],
  ['v2.blocks[2].text', 'Clauses 3 (“Contact”), Before it'],
  ['v2.blocks[1].rows[0].cells.kept', 'Clauses 2, Rows 1, What the row says, Kept for'],
  ['v2.blocks[1].rows[0].cells.why', 'Clauses 2, Rows 1, What the row says, Column 3'],
  ['v2.blocks[1].columns.kept', 'Clauses 2, Titles of the columns, Column 2'],
])('calls the place %s as the form does: “%s”', (path, name) => {
  expect(placeName(shapes, path, values)).toBe(name);
});

it('takes back that a clause was confirmed when its words are changed, and of no other', () => {
  const clause = (text: string) => ({
    confirmed: true,
    text,
    rows: [{ confirmed: true, cells: { a: 'A' } }],
  });
  const policy = { v2: { blocks: [clause('One'), clause('Two')] } };

  expect(withValue(policy, 'v2.blocks[0].text', 'Another')).toEqual({
    v2: { blocks: [{ ...clause('Another'), confirmed: false }, clause('Two')] },
  });
  const confirmed = withValue(policy, 'v2.blocks[0].confirmed', true);
  expect(confirmed).toEqual(policy);
  // Readers see no question.
  const asked = withValue(policy, 'v2.blocks[0].question', 'Is it?');
  expect(withValue(asked, 'v2.blocks[0].question', undefined)).toEqual(policy);
});

it('takes the confirmation of a translation back with a changed word, and that of no English text', () => {
  const translated = (words: string, confirmed: boolean) => ({
    v2: { blocks: [{ text: words, confirmed: true }] },
    translation: { confirmed },
  });

  const typed = withValue(translated('ಒಂದು', true), 'v2.blocks[0].text', 'ಎರಡು');
  expect(typed).toEqual(translated('ಎರಡು', false));
  expect(withValue(typed, 'translation.confirmed', true)).toEqual(translated('ಎರಡು', true));
});

it('confirms every text of a section, and says nothing of what needs no confirmation', () => {
  const section = {
    title: 'Sharing',
    blocks: [{ confirmed: false, text: 'A' }, { rows: [{ confirmed: false }] }],
  };

  expect(allConfirmed(section)).toEqual({
    title: 'Sharing',
    blocks: [{ confirmed: true, text: 'A' }, { rows: [{ confirmed: true }] }],
  });
});
