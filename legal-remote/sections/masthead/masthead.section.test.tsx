import { render, screen } from '@testing-library/react';
import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { anApproval, anApprovedPolicy } from '../../testing/a-policy';
import { FactsCard } from './masthead.section';
import { english } from '../../testing/english';

const { words } = english;

const facts = () => screen.getByRole('region', { name: words.facts.title });

it('shows since when an approved version is in force, and not who approved it', () => {
  const policy = anApprovedPolicy({
    status: anApproval({ approvedBy: 'Meera Rao', approvedOn: '2027-04-30', effectiveDate: '2027-05-13' }),
  });
  render(<FactsCard policy={policy} site={site} words={words} />);

  expect(facts()).toHaveTextContent('In force from13 May 2027');
  expect(facts()).toHaveTextContent('Last updated30 April 2027');
  expect(facts()).not.toHaveTextContent('Meera Rao');
});

it('shows a draft as not in force, without other dates', () => {
  const policy = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });
  render(<FactsCard policy={policy} site={site} words={words} />);

  expect(facts()).toHaveTextContent('StatusDraft of 21 November 2026, not in force');
  expect(facts()).not.toHaveTextContent(words.facts.inForce);
  expect(facts()).not.toHaveTextContent(words.facts.updated);
});
