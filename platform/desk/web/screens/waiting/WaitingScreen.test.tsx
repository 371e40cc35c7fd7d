import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { STORE } from '../../client/queries';
import { aCandidatePage } from '../../testing/a-candidate-page';
import { anObedientDesk, show } from '../../testing/show';
import { WaitingScreen } from './WaitingScreen';

it('lists what is withdrawn after all that can go live', () => {
  anObedientDesk();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const candidates = (['withdrawn', 'waiting', 'approved'] as const).map(
    (state) => aCandidatePage({ candidate: { state, release: state, message: state } }).candidate,
  );
  client.setQueryData([STORE, 'waiting'], { candidates, replaced: [] });
  show(<WaitingScreen />, '/waiting', client);

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['waiting', 'approved', 'withdrawn'].map((name) => `The privacy policy: ${name}`),
  );
});
