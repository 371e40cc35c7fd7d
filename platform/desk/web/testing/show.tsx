import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Act, ActRequest } from '../../api/acts';
import { ACTS } from '../client/queries';
import { system } from '../theme/theme';
import { anAct } from './an-act';

/** Shows a piece of a screen as the desk does, at an address. @param client knows what the desk has said */
export function show(piece: ReactNode, at = '/', client = new QueryClient()) {
  return render(shown(piece, at, client));
}

/** The same, to be shown in the place of what was shown. */
export const shown = (piece: ReactNode, at: string, client: QueryClient) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{piece}</MemoryRouter>
    </QueryClientProvider>
  </ChakraProvider>
);

/** Presses a button that opens a dialog. @param title of that @returns what is in it */
export async function openDialog(button: string | RegExp, title?: string | RegExp) {
  await userEvent.setup().click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Presses boxes one right after the other: what React may draw later is not drawn between them. */
export async function tickAtOnce(boxes: HTMLElement[]): Promise<void> {
  await act(async () => {
    for (const box of boxes) {
      box.click();
      // It says so in a microtask of its own.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  });
}

/** A desk that has said what is done there, and says nothing else. */
export function aDeskThatDoes(acts: Act[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const say = (now: Act[]) => client.setQueryData([ACTS], { acts: now });
  say(acts);
  return { client, say };
}

/** A desk that does at once whatever it is told, and answers nothing else. @returns what it was told, and what it was asked */
export function anObedientDesk() {
  const told: ActRequest[] = [];
  const asked: string[] = [];
  globalThis.fetch = (path, init) => {
    if (init?.method !== 'POST') asked.push(String(path));
    if (init?.method !== 'POST') return new Promise(() => undefined);
    told.push(JSON.parse(init.body as string) as ActRequest);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(anAct()) } as Response);
  };
  return { told, asked };
}
