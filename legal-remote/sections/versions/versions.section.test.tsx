import { render, screen, within } from '@testing-library/react';
import { historyOf } from '../../policy/history';
import { anApproval, anApprovedPolicy } from '../../testing/a-policy';
import type { Policy } from '../../policy/policy.schema';
import { VersionsSection } from './versions.section';
import { english } from '../../testing/english';

const { words } = english;

const first = anApprovedPolicy({ id: 'v1', version: '1', shortNote: 'The full text is what counts.' });
const second = anApprovedPolicy({
  id: 'v2',
  version: '2',
  status: anApproval({ effectiveDate: '2028-01-02' }),
  shortNote: 'The full text is what governs.',
  changes: ['Says it in other words.'],
});

const show = (...versions: Policy[]) =>
  render(<VersionsSection history={historyOf(versions, {})} address="/privacy-policy" words={words} />);

it('lists the first version without differences', () => {
  show(first);

  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Version 1 – in force from 13 May 2027First version.',
  );
});

it('shows a draft as not in force', () => {
  const draft = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });
  show(draft);

  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Version 1 – draft of 21 November 2026, not in force',
  );
});

it('dates each version for readers and for machines', () => {
  show(first, second);

  expect(screen.getByText('2 January 2028')).toHaveAttribute('datetime', '2028-01-02');
});

it('shows what a version changed, added and removed', () => {
  show(first, second);

  const [newest] = screen.getAllByRole('listitem');

  expect(within(newest as HTMLElement).getByText('Says it in other words.')).toBeInTheDocument();
  expect(screen.getByRole('deletion')).toHaveTextContent('[removed: counts]');
  expect(screen.getByRole('insertion')).toHaveTextContent('[added: governs]');
});

it('says so when a version changed no clause', () => {
  show(first, { ...first, id: 'v2', version: '2', status: second.status });

  expect(screen.getByText(words.history.noDifferences)).toBeInTheDocument();
});

it('leads to the whole text of a superseded version, and not to that of the one which the page shows', () => {
  show(first, second);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy-v1.md',
  ]);
});

it('says of a coming version when it comes into force', () => {
  render(
    <VersionsSection
      history={historyOf([first, second], {}, 'v1')}
      address="/privacy-policy"
      words={words}
    />,
  );

  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    'Version 2 – comes into force on 2 January 2028',
  );
});

it.each([
  ['a version is not translated', 'wholly', ['en-IN', 'en-IN']],
  ['the version before is not translated', 'differences', ['kn-IN', 'en-IN']],
  ['all is translated', undefined, ['kn-IN', 'kn-IN']],
] as const)('marks as English what is in English where %s', (_, inEnglish, expected) => {
  const [newest, ...others] = historyOf([first, second], {});
  render(
    <main lang="kn-IN">
      <VersionsSection
        history={[{ ...newest!, inEnglish }, ...others]}
        address="/kn/privacy-policy"
        words={words}
      />
    </main>,
  );

  const said = [screen.getByText('Says it in other words.'), screen.getByRole('insertion')];
  expect(said.map((element) => element.closest<HTMLElement>('[lang]')!.lang)).toEqual(expected);
  expect(screen.getByText(words.history.differences).closest('[lang]')).toHaveAttribute('lang', 'kn-IN');
});
