import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Refused } from '../client/ask';
import { anObedientDesk, show } from '../testing/show';
import { ActDialog } from './ActDialog';
import { Answered, ProblemList, TryButton } from './screen';
import type { Problem } from '../../api/problem';
import { SecretAddress } from './SecretAddress';

it.each([
  ['shows what was read while the desk does not answer', 0, 'Ready', 'It is gone.'],
  ['shows nothing of it once the desk says that it is there no more', 404, 'It is gone.', 'Ready'],
])('%s', (_, status, shown, hidden) => {
  const gone = { code: 'candidate-unknown', severity: 'error' as const, message: 'It is gone.', remedy: '' };
  const query = { data: 'Ready', error: new Refused([gone], status) };
  show(<Answered query={query}>{(data) => <p>{data}</p>}</Answered>);

  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByText(hidden)).not.toBeInTheDocument();
});

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

it('does once what is pressed twice at once', async () => {
  let times = 0;
  const does = async () => void (times += 1);
  show(<TryButton does={does}>Make my passkey</TryButton>);

  const button = screen.getByRole('button', { name: 'Make my passkey' });
  for (let press = 0; press < 2; press += 1) fireEvent.click(button);
  await waitFor(() => expect(times).toBeGreaterThan(0));
  await waitFor(() => expect(button).toBeEnabled());

  expect(times).toBe(1);
});

it('begins once what is confirmed twice at once', async () => {
  const { told } = anObedientDesk();
  const words = { label: 'Do it …', title: 'Do it', text: 'It is done.', confirm: 'Do it now' };
  show(<ActDialog words={words} request={{ kind: 'verify' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Do it …' }));

  const confirm = await screen.findByRole('button', { name: 'Do it now' });
  for (let press = 0; press < 2; press += 1) fireEvent.submit((confirm as HTMLButtonElement).form!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  expect(told).toEqual([{ kind: 'verify' }]);
});

it.each([
  ['has a code for phones where a phone can reach it', 'https://desk-frames.brand.in', 1],
  ['says in place of the code that it opens on this machine alone', 'http://127.0.0.1:8091', 0],
])('%s', (_, origin, codes) => {
  show(<SecretAddress label="Link" code="Code with the link" address={`${origin}/invitation#1.secret`} />);

  expect(screen.queryAllByRole('img', { name: 'Code with the link' })).toHaveLength(codes);
  expect(screen.queryAllByText(/^It opens on this machine alone/)).toHaveLength(1 - codes);
});
