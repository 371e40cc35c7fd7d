import { screen } from '@testing-library/react';
import { Refused } from '../client/ask';
import { show } from '../testing/show';
import { Answered } from './Answered';

const answered = (status: number) => {
  const gone = { code: 'candidate-unknown', severity: 'error' as const, message: 'It is gone.', remedy: '' };
  const query = { data: 'Ready', error: new Refused([gone], status) };
  show(<Answered query={query}>{(data) => <p>{data}</p>}</Answered>);
};

it('shows what was read while the desk does not answer', () => {
  answered(0);

  expect(screen.getByText('Ready')).toBeVisible();
});

it('shows nothing of what was read once the desk says that it is there no more', () => {
  answered(404);

  expect(screen.queryByText('Ready')).not.toBeInTheDocument();
  expect(screen.getByText('It is gone.')).toBeVisible();
});
