import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Act } from '../../api/acts';
import { ACTS } from '../client/queries';
import { system } from '../theme/theme';

/** Shows a piece of a screen as the desk does, at an address. @param client knows what the desk has said */
export function show(piece: ReactNode, at = '/', client = new QueryClient()) {
  return render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{piece}</MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

/** A desk that has said what is done there, and says nothing else. */
export function aDeskThatDoes(acts: Act[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const say = (now: Act[]) => client.setQueryData([ACTS], { acts: now });
  say(acts);
  return { client, say };
}
