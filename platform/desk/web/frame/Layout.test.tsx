import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aCandidatePage } from '../testing/a-candidate-page';
import { aDeskThatDoes, tickAtOnce } from '../testing/show';
import { TextLink } from '../parts/screen';
import { Together } from '../screens/candidate/CandidatePreview';
import { system } from '../theme/theme';
import { Layout } from './Layout';

/** Browsers have these, and jsdom does not. */
class Silent {
  close = () => undefined;
}
class Asked {
  readonly method = 'GET';
  readonly signal: AbortSignal;
  constructor(
    readonly url: string,
    init: { signal: AbortSignal },
  ) {
    this.signal = init.signal;
  }
}

/** Shows the foot of a screen, with all that is around it; the others have something to tick. */
async function showFoot() {
  const scrollDown = (scrollY: number) => Object.assign(window, { scrollY });
  Object.assign(window, { EventSource: Silent, Request: Asked });
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(((_: number, to: number) => scrollDown(to)) as never);
  const page = aCandidatePage();
  const others = ['landing', 'shell'].map((part) => ({
    ...page.candidate,
    part,
    message: `Diwali, ${part}`,
  }));
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <TextLink to="/history/000001">What went live</TextLink> },
        {
          path: '*',
          element: (
            <>
              <Together page={{ ...page, others }} />
              <p id="page">What it shows</p>
            </>
          ),
        },
      ],
    },
  ]);
  const { client } = aDeskThatDoes([]);
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('link', { name: 'What went live' });
  scrollDown(1_526);
  return { router, scrollDown };
}

it.each(['Help', 'What went live', 'People'])(
  'a link leads to the top of its screen, and the way back to where one was: %s',
  async (name) => {
    const { router, scrollDown } = await showFoot();
    const user = userEvent.setup();

    await user.click(screen.getByRole('link', { name }));
    const tick = await screen.findByRole('checkbox', { name: /Diwali, landing/ });
    expect(scrollY).toBe(0);

    scrollDown(300);
    await user.click(tick);
    await waitFor(() => expect(tick).toBeChecked());
    expect(scrollY).toBe(300);

    await act(() => router.navigate(-1));
    expect(scrollY).toBe(1_526);
  },
);

it.each([
  ['wheel', fireEvent.wheel],
  ['key', fireEvent.keyDown],
])('a place that a link names is kept in view while the screen grows, until a %s is used', async (_, use) => {
  const grow: Record<string, () => void> = {};
  jest
    .spyOn(globalThis, 'ResizeObserver')
    .mockImplementation(((does: () => void) => ({
      observe: ({ id }: Element) => (grow[id] = does),
      disconnect: () => (grow.main = () => undefined),
    })) as never);
  const { router } = await showFoot();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');

  // The same link leads there once more.
  for (let press = 0; press < 2; press += 1) {
    await act(() => router.navigate('/history/000001#page'));
    const place = await screen.findByText('What it shows');
    scrolled.mockClear();
    for (let time = 0; time < 2; time += 1) grow.main!();
    expect(scrolled.mock.contexts).toEqual([place, place]);
    use(document.body);
    grow.main!();
    expect(scrolled).toHaveBeenCalledTimes(2);
  }
});

it('each of two boxes counts that are ticked before the screen is drawn again', async () => {
  const { router } = await showFoot();
  await userEvent.setup().click(screen.getByRole('link', { name: 'What went live' }));
  const boxes = await screen.findAllByRole('checkbox');
  const inAddress = () => new URLSearchParams(router.state.location.search).get('together')?.split(',') ?? [];

  for (const count of [2, 0]) {
    await tickAtOnce(boxes);
    expect(inAddress()).toHaveLength(count);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(count);
  }
});
