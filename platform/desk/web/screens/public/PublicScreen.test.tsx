/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { STORE } from '../../client/queries';
import { show } from '../../testing/show';
import { PublicScreen } from './PublicScreen';

it('lists the steps with how many are done, who does each, and the way to where it is done', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const who = 'The team of the part does it.';
  client.setQueryData([STORE, 'public-steps'], {
    steps: [
      {
        step: 'values',
        part: null,
        title: 'Values of the business',
        who: 'Editors do it.',
        open: 0,
        facts: [],
      },
      { step: 'texts', part: 'legal', title: 'Texts to be confirmed, legal', who, open: 61, facts: [] },
      {
        step: 'rules',
        part: null,
        title: 'What the rules refuse',
        who,
        open: 1,
        facts: ['A version is shown too early.'],
      },
    ],
  });

  show(<PublicScreen />, '/public', client);

  expect(screen.getByText(/^1 of 3 steps are done/)).toBeVisible();
  const [done, open, refused] = screen.getAllByRole('listitem');
  expect(done).toHaveTextContent('Values of the business: done');
  expect(within(done!).queryByRole('link')).toBeNull();
  expect(open).toHaveTextContent(`Texts to be confirmed, the privacy policy: 61 open${who}`);
  expect(refused).toHaveTextContent('What the rules refuse: 1 openA version is shown too early.');
  expect(within(open!).getByRole('link', { name: 'Open the words of the privacy policy' })).toHaveAttribute(
    'href',
    '/edit/legal/en',
  );
});
