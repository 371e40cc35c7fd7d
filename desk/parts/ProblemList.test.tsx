import { screen } from '@testing-library/react';
import type { Problem } from '../api/problem';
import { show } from '../testing/show';
import { ProblemList } from './ProblemList';

const problem = (code: string): Problem => ({
  code,
  severity: 'error',
  message: 'No browser has opened landing; nothing was put live.',
  remedy: 'npm run site -- check landing',
});

it('says what to do at the desk, and what that is in a terminal', () => {
  show(<ProblemList problems={[problem('check-missing')]} />);

  expect(screen.getByText(/^What to do: Run the check on the page of this candidate/)).toBeVisible();
  expect(screen.getByText('In a terminal: npm run site -- check landing')).toBeVisible();
});

it('says of another problem what the terminal says', () => {
  show(<ProblemList problems={[problem('store-unreachable')]} />);

  expect(screen.getByText('What to do: npm run site -- check landing')).toBeVisible();
  expect(screen.queryByText(/^In a terminal/)).not.toBeInTheDocument();
});
