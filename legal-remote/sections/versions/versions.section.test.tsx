import { render, screen, within } from '@testing-library/react';
import { words } from '../../content/words.content';
import { historyOf } from '../../policy/history';
import { anApproval, anApprovedPolicy } from '../../testing/a-policy';
import { VersionsSection } from './versions.section';

const first = anApprovedPolicy({ id: 'v1', version: '1', shortNote: 'The full text is what counts.' });
const second = anApprovedPolicy({
  id: 'v2',
  version: '2',
  status: anApproval({ effectiveDate: '2028-01-02' }),
  shortNote: 'The full text is what governs.',
  changes: ['Says it in other words.'],
});

it('lists the first version without differences', () => {
  render(<VersionsSection history={historyOf([first], {})} words={words} />);

  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Version 1, in force from 13 May 2027First version.',
  );
});

it('shows a draft as not in force', () => {
  const draft = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });
  render(<VersionsSection history={historyOf([draft], {})} words={words} />);

  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Version 1, draft of 21 November 2026, not in force',
  );
});

it('dates each version for readers and for machines', () => {
  render(<VersionsSection history={historyOf([first, second], {})} words={words} />);

  expect(screen.getByText('2 January 2028')).toHaveAttribute('datetime', '2028-01-02');
});

it('shows what a version changed, added and removed', () => {
  render(<VersionsSection history={historyOf([first, second], {})} words={words} />);

  const [newest] = screen.getAllByRole('listitem');

  expect(within(newest as HTMLElement).getByText('Says it in other words.')).toBeInTheDocument();
  expect(screen.getByRole('deletion')).toHaveTextContent('[removed: counts]');
  expect(screen.getByRole('insertion')).toHaveTextContent('[added: governs]');
});

it('says so when a version changed no clause', () => {
  render(
    <VersionsSection history={historyOf([first, { ...first, id: 'v2', version: '2' }], {})} words={words} />,
  );

  expect(screen.getByText(words.history.noDifferences)).toBeInTheDocument();
});
