import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ContentForm, Saved } from '../../../api/edit';
import { useEditor } from './use-editor';

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];
const valuesOf = (title: string) => ({ hero: { title } });

/** A form of a headline that a colleague has saved otherwise meanwhile, and what the desk was sent. */
function aFormInConflict() {
  const sent: { digest: string }[] = [];
  const conflict: Saved = {
    status: 'conflict',
    by: 'Asha Rao',
    digest: NEW,
    theirs: valuesOf('Festival hours'),
    merged: valuesOf('Diwali groceries'),
    conflicts: [{ path: 'hero.title', yours: 'Diwali groceries', theirs: 'Festival hours' }],
  };
  globalThis.fetch = (_, init) => {
    sent.push(JSON.parse(init!.body as string) as { digest: string });
    return Promise.resolve({ ok: true, json: () => Promise.resolve(conflict) } as Response);
  };
  const form = {
    part: 'landing',
    language: 'en',
    name: 'hero',
    digest: OLD,
    values: valuesOf('Within hours'),
  };
  const client = new QueryClient();
  const render = () =>
    renderHook((loaded: object) => useEditor(loaded as ContentForm), {
      initialProps: form as object,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
  const open = () => render().result;
  const type = (editor: ReturnType<typeof open>) =>
    act(() => editor.current.change('hero.title', 'Diwali groceries'));
  const save = async (editor: ReturnType<typeof open>) => {
    await act(() => editor.current.submit());
    await waitFor(() => expect(editor.current.outcome?.status).toBe('conflict'));
  };
  /** The form is loaded again after the colleague saved. */
  const reload = ({ rerender }: ReturnType<typeof render>) =>
    rerender({ ...form, digest: NEW, values: valuesOf('Festival hours') });
  return { sent, conflict, open, render, reload, type, save };
}

beforeEach(() => localStorage.clear());

it('asks again for what a colleague has changed until it is decided, also after the page was opened again', async () => {
  const { sent, open, type, save } = aFormInConflict();
  const editor = open();
  type(editor);
  await save(editor);

  await save(editor);
  const later = open();
  expect([later.current.isRestored, later.current.values]).toEqual([true, valuesOf('Diwali groceries')]);
  await save(later);

  expect(sent.map(({ digest }) => digest)).toEqual([OLD, OLD, OLD]);
});

it('saves over what a colleague has changed once that is decided', async () => {
  const { sent, conflict, open, type, save } = aFormInConflict();
  const editor = open();
  type(editor);
  await save(editor);

  act(() => editor.current.decide((conflict as Extract<Saved, { status: 'conflict' }>).conflicts[0]!));
  await save(editor);

  expect(sent.map(({ digest }) => digest)).toEqual([OLD, NEW]);
});

it('has nothing to save once every word of a colleague is taken, or one is typed back as it was', async () => {
  const { conflict, open, type, save } = aFormInConflict();
  const editor = open();
  type(editor);
  await save(editor);
  const [theirs] = (conflict as Extract<Saved, { status: 'conflict' }>).conflicts;

  act(() => editor.current.change('hero.title', theirs!.theirs!));
  act(() => editor.current.decide(theirs!));

  expect([editor.current.isChanged, editor.current.outcome]).toEqual([false, { status: 'updated' }]);
  type(editor);
  expect(editor.current.isChanged).toBe(true);
  act(() => editor.current.change('hero.title', 'Festival hours'));
  expect(editor.current.isChanged).toBe(false);
});

it('shows what a colleague saves while the form is open and nothing is typed', () => {
  const { render, reload } = aFormInConflict();
  const opened = render();

  reload(opened);

  const { values, outcome, isChanged } = opened.result.current;
  expect([values, outcome, isChanged]).toEqual([valuesOf('Festival hours'), { status: 'updated' }, false]);
});

it('keeps what is typed while a colleague saves, and says so', () => {
  const { render, reload, type } = aFormInConflict();
  const opened = render();
  type(opened.result);
  expect(opened.result.current.isOvertaken).toBe(false);

  reload(opened);

  expect(opened.result.current.values).toEqual(valuesOf('Diwali groceries'));
  expect(opened.result.current.isOvertaken).toBe(true);
});

it('keeps what is typed while a save is under way, as not saved yet', async () => {
  const { open, type } = aFormInConflict();
  const editor = open();
  type(editor);
  let answer: (answer: Partial<Response>) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve as typeof answer));
  let saving: Promise<void> | undefined;
  act(() => void (saving = editor.current.submit()));
  await waitFor(() => expect(editor.current.isSaving).toBe(true));

  act(() => editor.current.change('hero.title', 'Diwali groceries today'));
  const saved: Saved = { status: 'saved', digest: NEW, values: valuesOf('Diwali groceries') };
  await act(async () => {
    answer({ ok: true, json: () => Promise.resolve(saved) });
    await saving;
  });

  expect([editor.current.values, editor.current.isChanged]).toEqual([
    valuesOf('Diwali groceries today'),
    true,
  ]);
});
