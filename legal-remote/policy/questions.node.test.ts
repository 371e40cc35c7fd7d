import { anApprovedPolicy } from '../testing/a-policy';
import type { Block, Policy } from './policy.schema';
import { openQuestions } from './unconfirmed';
import { asShown } from './shown';
import { versions } from './all-versions';

const [v1] = versions as [Policy];

const NO_LINES = { file: 'v1.json', lines: {} };

/** A version whose section on security has these blocks. */
function withBlocks(...blocks: Block[]): Policy {
  const policy = anApprovedPolicy();
  const sections = policy.sections.map((section) =>
    section.number === 4 ? { ...section, blocks } : section,
  );
  return { ...policy, sections } as Policy;
}

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

it('lists the questions about texts and rows that are not confirmed, in their order', () => {
  const text = { kind: 'text', text: 'We lock it.', confirmed: false, question: 'Every evening?' } as const;

  expect(asked(withBlocks(text, table(false)))).toEqual(['Every evening?', 'Is this all?', 'For how long?']);
});

it('lists no question about what is confirmed', () => {
  const text = { kind: 'text', text: 'We lock it.', confirmed: true, question: 'Every evening?' } as const;

  expect(asked(withBlocks(text, table(true)))).toEqual([]);
});

it('shows no question with the policy', () => {
  expect(JSON.stringify(asShown(withBlocks(table(false))))).not.toMatch(/Is this all|For how long/);
});

it('asks something wherever the first version is not confirmed', () => {
  const silent = v1.sections.filter((section) => {
    const isOpen = JSON.stringify(section).includes('"confirmed":false');
    return isOpen && asked({ ...v1, sections: [section] } as Policy).length === 0;
  });

  expect(silent.map(({ title }) => title)).toEqual([]);
});
