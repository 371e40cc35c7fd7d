import { screen } from '@testing-library/react';
import { Refused } from '../client/ask';
import { show } from '../testing/show';
import { Answered, ProblemList } from './ProblemList';
import type { Change } from '../../api/difference';
import { DifferenceList } from './DifferenceList';
import type { Problem } from '../../api/problem';
import { SecretAddress } from './SecretAddress';

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

const BEFORE = 'data:image/svg+xml;base64,PHN2Zy8+';

it('shows a changed picture as a picture, with its words and without the name of its file', () => {
  const change: Change = {
    ...{ kind: 'changed', what: 'picture', section: [], before: 'A crate (crate.12824ad1.svg)' },
    ...{ after: 'A box (box.3fa9c2d4.svg)', pictures: { before: BEFORE, after: null } },
  };
  const files = { added: [], removed: [], changed: [] };
  const pages = [{ path: '/kn/', status: 'changed' as const, changes: [change] }];
  show(<DifferenceList difference={{ everyPage: [], pages, files }} />);

  expect(screen.getByRole('heading', { name: 'The home page in Kannada' })).toBeVisible();
  expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual([BEFORE]);
  expect(screen.getByText('A crate')).toBeVisible();
  expect(screen.getByText('A box (box.3fa9c2d4.svg)')).toBeVisible();
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

const SECRET = '/invitation#1.secret';

const NAMED = { label: 'Address of link 1', code: 'Code with the address of link 1' };

it('has a code for phones where a phone can reach it', () => {
  show(<SecretAddress {...NAMED} address={`https://desk-frames.brand.in${SECRET}`} />);

  expect(screen.getByRole('img', { name: 'Code with the address of link 1' })).toBeVisible();
});

it('says in place of the code that it opens on this machine alone', () => {
  show(<SecretAddress {...NAMED} address={`http://127.0.0.1:8091${SECRET}`} />);

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(/start the desk with --share/)).toBeVisible();
});
