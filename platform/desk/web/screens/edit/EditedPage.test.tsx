import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aDeskThatDoes, show } from '../../testing/show';
import { EditedPage, useDraftPreview } from './EditedPage';

it('tries the words once typing pauses, and shows the page before until there is another one', async () => {
  const tried: string[] = [];
  globalThis.fetch = (_, init) => {
    const { values } = JSON.parse(init!.body as string) as { values: { hero: { title: string } } };
    const { title } = values.hero;
    tried.push(title);
    const answer = { problems: [], outdated: [], page: `/${title}`, pageProblem: null, isPreparing: false };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  };
  const client = new QueryClient();
  const form = { part: 'landing', language: 'en', name: 'hero', at: null };
  const { result, rerender } = renderHook(
    (title: string) => useDraftPreview({ ...form, values: { hero: { title } } }),
    {
      initialProps: 'One',
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.page).toBe('/One'));

  for (const title of ['One m', 'One mo', 'One more']) rerender(title);

  expect([result.current.page, result.current.isChecking]).toEqual(['/One', true]);
  await waitFor(() => expect(result.current).toMatchObject({ page: '/One more', isChecking: false }));
  expect(tried).toEqual(['One', 'One more']);
});

it('has nothing corrected in what is final', async () => {
  const problems = [{ path: 'v1.status', what: 'is final by now' }];
  const answer = { problems, outdated: [], page: null, pageProblem: null, isPreparing: false };
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  const client = new QueryClient();
  const form = { part: 'legal', language: 'en', name: 'versions/v1', at: null, values: {} };
  const { result, rerender } = renderHook((isFrozen: boolean) => useDraftPreview(form, isFrozen), {
    initialProps: false,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.problems).toEqual(problems));

  rerender(true);

  expect(result.current.problems).toEqual([]);
});

it.each([
  ['with their words', null, null, [/^The page with the words/]],
  [
    'as it was, where a rule is broken',
    { path: 'hero.title', what: 'is too long' },
    null,
    [/^The page shows/],
  ],
  ['as it was, where it cannot be made', null, 'No page is live.', []],
] as const)('says one thing of the page %s', (_, problem, why, said) => {
  const { client } = aDeskThatDoes([]);
  client.setQueryData(['store', 'now'], { session: { frames: '' } });
  const pageProblem = why && ({ code: '', severity: 'error', message: why, remedy: '' } as const);
  const preview = { problems: problem ? [problem] : [], outdated: [], page: '/1', pageProblem };
  show(<EditedPage preview={{ ...preview, isChecking: false }} />, '/', client);

  expect(screen.queryAllByText(/^The page (?!$)/)).toHaveLength(said.length);
  said.forEach((words) => expect(screen.getByText(words)).toBeVisible());
});
