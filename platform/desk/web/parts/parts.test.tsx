import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Refused } from '../client/ask';
import { anAct } from '../testing/an-act';
import { aDeskThatDoes, anObedientDesk, openDialog, show, tickAtOnce } from '../testing/show';
import { InputField, TeamTicks } from './fields';
import { ActDialog, type Begun } from './ActDialog';
import { Answered, ProblemList, TryButton } from './screen';
import type { ActRequest } from '../../api/acts';
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

it.each([
  ['asha@brand', 1],
  ['asha@brand.in', 0],
])('says at the field that %s is no e-mail address %d times', async (value, count) => {
  show(<InputField label="E-mail" type="email" required value={value} onChange={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^E-mail/);
  await act(async () => void field.checkValidity());

  expect(screen.queryAllByText('This is no e-mail address, such as asha@brand.in.')).toHaveLength(count);
});

it.each([
  [6, 0],
  [24, 1],
])('asks at a day %d months ahead %d times whether its year is right', (months, count) => {
  const day = new Date(Date.now() + months * 30.5 * 86_400_000).toISOString().slice(0, 10);
  show(<InputField label="Day" type="date" value={day} onChange={() => undefined} />);

  expect(screen.queryAllByText(`More than a year from now: is ${day.slice(0, 4)} right?`)).toHaveLength(
    count,
  );
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

it('counts each team that is ticked before the boxes are drawn again', async () => {
  function Form() {
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <>
        <TeamTicks legend="Teams" parts={['landing', 'legal']} chosen={chosen} onChoose={setChosen} />
        <output>{chosen.join(' ')}</output>
      </>
    );
  }
  show(<Form />);

  await tickAtOnce(screen.getAllByRole('checkbox'));
  expect(screen.getByRole('status')).toHaveTextContent('landing legal');
});

describe('the dialog of an act says how long the last one took', () => {
  const release = '3fa9c2d41b7e0011';
  const both = [{ part: 'legal', release }];
  const took = (request: ActRequest, seconds: number) => anAct({ request, seconds });
  const { client } = aDeskThatDoes([
    took({ kind: 'rollback', part: 'landing', to: '000012-3fa9c2d41b7e', isUndo: true, message: '' }, 9),
    took({ kind: 'publish', part: 'landing', message: 'Diwali' }, 128),
    took({ kind: 'promote', part: 'landing', release, together: both, message: '' }, 48),
    took({ kind: 'publish', part: 'landing', message: 'Onam' }, 7),
  ]);
  const landing = { part: 'landing', release: 'aaaaaaaaaaaaaaaa' };

  it.each<[string, Begun, number | null]>([
    ['of the same part', { kind: 'publish', part: 'landing' }, 128],
    ['and nothing where only a part of it was done', { kind: 'publish', part: null }, null],
    ['and nothing where it was done of another part', { kind: 'publish', part: 'legal' }, null],
    [
      'of the same parts, in whatever order, of whatever releases',
      { kind: 'promote', part: 'legal', release, together: [landing] },
      48,
    ],
    ['and nothing where it was done with more', { kind: 'promote', ...landing }, null],
    [
      'and nothing where that was the way back from it',
      { kind: 'rollback', part: 'landing', to: '000011-3fa9c2d41b7e' },
      null,
    ],
  ])('%s', async (_, request, seconds) => {
    show(<ActDialog words={{ title: 'Do it', text: 'It is done.' }} request={request} />, '/', client);
    const dialog = await openDialog('Do it …');

    const said = dialog.queryAllByText(/the last time/i).map(({ textContent }) => textContent);
    expect(said).toEqual(seconds === null ? [] : [`The last time, this took ${seconds} s.`]);
  });
});

it.each([
  ['has a code for phones where a phone can reach it', 'https://desk-frames.brand.in', 1],
  ['says in place of the code that it opens on this machine alone', 'http://127.0.0.1:8091', 0],
])('%s', (_, origin, codes) => {
  show(<SecretAddress label="Link" code="Code with the link" address={`${origin}/invitation#1.secret`} />);

  expect(screen.queryAllByRole('img', { name: 'Code with the link' })).toHaveLength(codes);
  expect(screen.queryAllByText(/^It opens on this machine alone/)).toHaveLength(1 - codes);
});
