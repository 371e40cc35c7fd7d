import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExampleStrip } from './ExampleStrip';
import { render } from '../testing/render';

const FILE = 'shared/site/business-values.json';
const missing = [
  { path: 'phone', file: FILE, line: 21 },
  { path: 'grievanceOfficer.email', file: FILE, line: 36 },
];

it('lists what is missing, with its line, once it is opened', async () => {
  render(<ExampleStrip missing={missing} />);

  await userEvent.click(screen.getByText('2 missing'));

  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'phone, line 21',
    'grievanceOfficer.email, line 36',
  ]);
});
