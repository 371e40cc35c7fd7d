import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anApprovedPolicy, aPolicyWithSecurity } from '../testing/a-policy';
import type { Block, Policy } from './policy.schema';
import { countUnconfirmed } from '@site/shared/content/content-value';
import { openQuestions, unconfirmedTexts } from './unconfirmed';
import { asShown } from './shown';
import { linesOf, versions } from './all-versions';

const [v1] = versions as [Policy];

const NO_LINES = { file: 'v1.json', lines: {} };

/** What is listed for an approved version whose section on security has these blocks. */
const listed = (...blocks: Block[]) =>
  unconfirmedTexts(aPolicyWithSecurity(...blocks), NO_LINES).map(({ what }) => what);

it('finds nothing in an approved version in which everything is confirmed', () => {
  expect(unconfirmedTexts(anApprovedPolicy(), NO_LINES)).toEqual([]);
});

it('lists a draft as not final', () => {
  const draft = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });

  expect(unconfirmedTexts(draft, NO_LINES)).toEqual([
    { file: 'v1.json', line: 1, what: 'a draft: not final, and without a date from which it is in force' },
  ]);
});

it.each<[string, Block, string]>([
  ['text', { kind: 'text', text: 'We lock it.', confirmed: false }, '"We lock it."'],
  [
    'long text',
    { kind: 'text', text: 'We lock it every evening. '.repeat(5), confirmed: false },
    '"We lock it every evening. We lock it every evening. We lock it every …"',
  ],
  ['list', { kind: 'list', items: ['Deployments', 'Keys'], confirmed: false }, '"Deployments Keys"'],
  ['language whose text counts', { kind: 'prevails', language: 'kn', confirmed: false }, '"kn"'],
  ['number of days', { kind: 'officer', days: '30', confirmed: false }, '"30 days"'],
])('quotes a %s that is not confirmed', (_, block, what) => {
  expect(listed(block)).toEqual([what]);
});

it('quotes the row of a table that is not confirmed', () => {
  const row = (item: string, confirmed: boolean) => ({ cells: { item, kept: '8 years' }, confirmed });
  const columns = { item: 'Data', kept: 'Kept for' };
  const rows = [row('Name', true), row('Phone', false)];

  expect(listed({ kind: 'table', caption: 'Data', columns, rows })).toEqual(['"Phone · 8 years"']);
});

it('lists every placeholder, with the words before it', () => {
  const text =
    'Write to ⟦name⟧. You can complain to the Board, as the law says, at this address: ⟦address⟧ or by phone.';

  expect(listed({ kind: 'text', text })).toEqual([
    '"Write to ⟦name⟧"',
    '"…can complain to the Board, as the law says, at this address: ⟦address⟧"',
  ]);
});

describe('the list of a version in which nothing is confirmed', () => {
  const file = join(__dirname, '../content/versions/v1.json');
  const source = readFileSync(file, 'utf8').replaceAll('"confirmed": true', '"confirmed": false');
  const draft = { ...confirmNothing(v1), status: { kind: 'draft' as const, writtenOn: '2026-11-21' } };
  const list = unconfirmedTexts(draft, linesOf.v1!);

  it('has the status, and every text that can be confirmed', () => {
    const flags = source.match(/"confirmed": false/g) ?? [];

    expect(flags.length).toBeGreaterThan(50);
    expect(countUnconfirmed(draft)).toBe(flags.length);
    expect(list).toHaveLength(flags.length + 1);
  });

  it('gives for each text the line on which its words begin', () => {
    const lines = source.split('\n');

    for (const { line, what } of list.filter((text) => text.what.startsWith('"'))) {
      const [firstWords = ''] = what.slice(1).split(/ · | …|"| days|; /);
      expect(lines[line - 1]).toContain(firstWords.slice(0, 40));
    }
  });

  it('is in the order of the file', () => {
    const lines = list.map(({ line }) => line);

    expect(lines).toEqual([...lines].sort((one, other) => one - other));
  });
});

function confirmNothing<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"confirmed":true', '"confirmed":false')) as Value;
}

describe('the questions of a version', () => {
  const asked = (policy: Policy) => openQuestions(policy, NO_LINES).map(({ question }) => question);

  const table = (confirmed: boolean): Block => ({
    kind: 'table',
    caption: 'Data',
    question: 'Is this all?',
    columns: { item: 'Data' },
    rows: [
      { cells: { item: 'Name' }, confirmed: true },
      { cells: { item: 'Phone' }, confirmed, question: 'For how long?' },
    ],
  });

  it('are those about texts and rows that are not confirmed, in their order', () => {
    const text = { kind: 'text', text: 'We lock it.', confirmed: false, question: 'Every evening?' } as const;

    expect(asked(aPolicyWithSecurity(text, table(false)))).toEqual([
      'Every evening?',
      'Is this all?',
      'For how long?',
    ]);
  });

  it('are none about what is confirmed', () => {
    const text = { kind: 'text', text: 'We lock it.', confirmed: true, question: 'Every evening?' } as const;

    expect(asked(aPolicyWithSecurity(text, table(true)))).toEqual([]);
  });

  it('are not shown with the policy', () => {
    expect(JSON.stringify(asShown(aPolicyWithSecurity(table(false))))).not.toMatch(
      /Is this all|For how long/,
    );
  });

  it('are asked wherever the first version is not confirmed', () => {
    const silent = v1.sections.filter((section) => {
      const isOpen = JSON.stringify(section).includes('"confirmed":false');
      return isOpen && asked({ ...v1, sections: [section] } as Policy).length === 0;
    });

    expect(silent.map(({ title }) => title)).toEqual([]);
  });
});
