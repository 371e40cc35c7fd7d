import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../app/theme';

/** Shows a piece of a screen as the desk does, at an address. */
export function show(piece: ReactNode, at = '/') {
  return render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>{piece}</MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}
