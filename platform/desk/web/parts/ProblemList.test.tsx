import { screen } from '@testing-library/react';
import type { Problem } from '../../api/problem';
import { show } from '../testing/show';
import { ProblemList } from './ProblemList';

it.each([
  ['check-missing', /^What to do: Run the check on the page of this candidate/],
  ['store-full', 'What to do: Show this to an engineer: npm run site -- prune'],
  ['part-twice', 'What to do: npm run site -- prune'],
])('says of %s what to do at the desk, or what to ask an engineer for', (code, words) => {
  const problem: Problem = {
    ...{ code, severity: 'error', message: 'Ravi <ravi@brand.in> may not.', remedy: 'npm run site -- prune' },
  };
  show(<ProblemList problems={[problem]} />);

  expect(screen.getByText('Ravi may not.')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
