import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCandidatePage } from '../../testing/a-candidate-page';
import { show } from '../../testing/show';
import { CandidateActs } from './CandidateActs';

it('has a button for what the rule allows, which says what happens and to what', () => {
  show(<CandidateActs page={aCandidatePage()} />);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Put the privacy policy live …',
    'Put the privacy policy live on a date …',
    'Approve the privacy policy …',
    'Ask for changes …',
    'Reject the privacy policy …',
    'Withdraw the privacy policy …',
  ]);
});

it('has the reason in place of a button that the rule forbids', () => {
  const whyOf = (lata: string, ravi: string) =>
    `legal needs 2 persons; so far ${lata}. It waits for 1 more: ${ravi}.`;
  const why = whyOf('Lata Rao <lata@brand.in>', 'Ravi <ravi@brand.in>');
  const no = { isAllowed: false, why };
  show(<CandidateActs page={aCandidatePage({ may: { promote: no, schedule: no } })} />);

  expect(screen.queryByRole('button', { name: /^Put the privacy policy live/ })).not.toBeInTheDocument();
  expect(screen.getByText(whyOf('Lata Rao', 'Ravi'))).toBeVisible();
});

it('puts live alone, as an emergency, by a button of its own, with a reason', async () => {
  const user = userEvent.setup();
  const no = { isAllowed: false, why: 'It waits for 1 more: Ravi.' };
  const emergency = { isAllowed: true, why: null };
  show(<CandidateActs page={aCandidatePage({ may: { promote: no, schedule: no, emergency } })} />);

  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live as an emergency …' }));

  expect(await screen.findByRole('textbox', { name: /^Why/ })).toBeRequired();
});

it('says nothing of what is not asked for: to cancel what is not scheduled', () => {
  show(<CandidateActs page={aCandidatePage()} />);

  expect(screen.queryByText('It is not scheduled.')).not.toBeInTheDocument();
});

it('tells its promoter of changes that a colleague asked for, and forbids nothing', async () => {
  const user = userEvent.setup();
  const asked = { author: 'Ravi <ravi@brand.in>', message: 'Say when', time: '2026-11-22T05:00:00.000Z' };
  show(<CandidateActs page={aCandidatePage({ candidate: { changesAsked: [asked] } })} />);

  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live …' }));

  expect(await screen.findByText(/Ravi asked for changes: Say when\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Put the privacy policy live now' })).toBeEnabled();
});
