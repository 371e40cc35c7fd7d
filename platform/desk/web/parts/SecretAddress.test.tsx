import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { SecretAddress } from './SecretAddress';

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
