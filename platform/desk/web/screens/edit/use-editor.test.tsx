import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ContentForm, Saved } from '../../../answers';
import { keptWords, useEditor } from './use-editor';

type Found = Extract<Saved, { status: 'conflict' }>;

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];
const valuesOf = (title: string) => ({ hero: { title } });

/** A form of a headline that a colleague has saved otherwise meanwhile, and what the desk was sent. */
function aFormInConflict() {
  const sent: { digest: string }[] = [];
  const conflict: Found = {
    status: 'conflict',
    ...{ by: 'Asha Rao', isEnglishAlone: false, isTakenBack: false },
    digest: NEW,
    theirs: valuesOf('Festival hours'),
    changed: [],
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
    english: {},
  };
  const client = new QueryClient();
  const render = (first: object = form) =>
    renderHook((loaded: object) => useEditor(loaded as ContentForm), {
      initialProps: first,
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
  return { sent, conflict, form, open, render, reload, type, save };
}

beforeEach(() => localStorage.clear());

it('knows words that were being saved as the window was left from those that were not sent', async () => {
  const { open, type } = aFormInConflict();
  const kept = () => keptWords('landing/en/hero');
  let answer!: (refused: object) => void;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = (refused) => resolve({ ok: true, json: () => Promise.resolve(refused) } as Response);
    });
  const editor = open();
  expect(kept()).toBeNull();
  type(editor);
  expect(kept()).toBe('typed');

  act(() => void editor.current.submit());
  await waitFor(() => expect(kept()).toBe('sent'));
  answer({ status: 'refused', problems: [] });
  await waitFor(() => expect(kept()).toBe('typed'));
});

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

  act(() => editor.current.decide(conflict.conflicts[0]!, false));
  await save(editor);

  expect(sent.map(({ digest }) => digest)).toEqual([OLD, NEW]);
});

it.each([
  ['', false],
  [', also where a confirmation was taken back', true],
])(
  'has nothing to decide or to save once every word of a colleague is taken, or one is typed back as it was%s',
  async (_, isTakenBack) => {
    const { conflict, open, type, save } = aFormInConflict();
    Object.assign(conflict, { isTakenBack });
    const editor = open();
    type(editor);
    await save(editor);

    act(() => editor.current.decide(conflict.conflicts[0]!, true));

    expect([editor.current.isChanged, editor.current.outcome]).toEqual([false, { status: 'updated' }]);
    type(editor);
    // What was decided does not come back with other changes.
    expect([editor.current.isChanged, editor.current.outcome]).toEqual([true, null]);
    act(() => editor.current.change('hero.title', 'Festival hours'));
    expect(editor.current.isChanged).toBe(false);
  },
);

it('takes the words of a colleague as they are confirmed, wherever their entry stands, and leaves others open', async () => {
  const { conflict, form, render } = aFormInConflict();
  const block = (id: string, text: string, confirmed: boolean) => ({ id, text, confirmed });
  const policyOf = (...blocks: object[]) => ({ v2: { blocks } });
  const [own, kept] = [block('a', 'Mine', false), block('b', 'Kept', false)];
  Object.assign(conflict, {
    theirs: policyOf(block('c', 'New', true), block('a', 'Theirs', true), block('b', 'Kept', true)),
    merged: policyOf(own, kept),
    conflicts: [{ path: 'v2.blocks[0].text', yours: 'Mine', theirs: 'Theirs' }],
  });
  const editor = render({ ...form, values: policyOf(block('a', 'Before', true), kept) }).result;
  act(() => editor.current.change('v2.blocks[0].text', 'Mine'));
  await act(() => editor.current.submit());

  act(() => editor.current.decide(conflict.conflicts[0]!, true));

  expect(editor.current.values).toEqual(policyOf(block('a', 'Theirs', true), kept));
});

it('takes the words of a colleague for a translation with their confirmation once all of them are taken', async () => {
  const { conflict, form, render } = aFormInConflict();
  const translation = (title: string, confirmed: boolean) => ({
    hero: { title },
    translation: { confirmed },
  });
  const theirs = translation('ಸಗಟು', true);
  const conflicts = [{ path: 'hero.title', yours: 'ದಿನಸಿ', theirs: 'ಸಗಟು' }];
  Object.assign(conflict, { theirs, merged: translation('ದಿನಸಿ', false), conflicts });
  const editor = render({ ...form, values: translation('ಮಂಡಿ', true) }).result;
  act(() => editor.current.change('hero.title', 'ದಿನಸಿ'));
  await act(() => editor.current.submit());

  act(() => editor.current.decide(conflicts[0]!, true));

  expect([editor.current.values, editor.current.outcome]).toEqual([theirs, { status: 'updated' }]);
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

it('brings back what was discarded as a change of what it was typed over, also once a colleague has saved', () => {
  const { render, reload, type } = aFormInConflict();
  const opened = render();
  const editor = opened.result;
  type(editor);
  act(() => editor.current.discard());
  expect([editor.current.values, editor.current.isDiscarded]).toEqual([valuesOf('Within hours'), true]);

  reload(opened);
  act(() => editor.current.bringBack());

  expect(editor.current.values).toEqual(valuesOf('Diwali groceries'));
  expect([editor.current.isOvertaken, editor.current.isDiscarded]).toEqual([true, false]);
});

/** A form whose save is under way. */
async function aFormThatIsSaved() {
  const { form, render, type } = aFormInConflict();
  const { result: editor, unmount, rerender } = render();
  type(editor);
  let resolveWith: (answer: Partial<Response>) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (resolveWith = resolve as typeof resolveWith));
  let saving: Promise<void> | undefined;
  act(() => void (saving = editor.current.submit()));
  await waitFor(() => expect(editor.current.isSaving).toBe(true));
  const saved: Saved = { status: 'saved', digest: NEW, values: valuesOf('Diwali groceries') };
  const answer = () =>
    act(async () => {
      resolveWith({ ok: true, json: () => Promise.resolve(saved) });
      await saving;
    });
  const loseAnswer = () =>
    act(async () => {
      resolveWith({ ok: false, headers: new Headers() });
      await saving;
    });
  const now = { ...form, digest: NEW, values: saved.values };
  const openAgain = () => render(now).result;
  const reload = () => rerender(now);
  return { editor, unmount, answer, loseAnswer, openAgain, reload };
}

it('keeps what is typed while a save is under way, as not saved yet', async () => {
  const { editor, answer } = await aFormThatIsSaved();

  act(() => editor.current.change('hero.title', 'Diwali groceries today'));
  await answer();

  expect([editor.current.values, editor.current.isChanged]).toEqual([
    valuesOf('Diwali groceries today'),
    true,
  ]);
});

it('is not overtaken by its own save, which it was loaded with before the answer, also where that never came', async () => {
  const { editor, loseAnswer, reload } = await aFormThatIsSaved();

  reload();
  await loseAnswer();

  const { isOvertaken, isChanged, outcome } = editor.current;
  expect([isOvertaken, isChanged, outcome]).toEqual([false, false, { status: 'saved' }]);
});

describe('a form that is left while its save is under way', () => {
  it('has nothing that is not saved when it is opened again', async () => {
    const { unmount, answer, openAgain } = await aFormThatIsSaved();

    unmount();
    await answer();

    const { isRestored, isChanged, values } = openAgain().current;
    expect([isRestored, isChanged, values]).toEqual([false, false, valuesOf('Diwali groceries')]);
  });

  it('has what was typed since the save was sent, as a change of what is saved', async () => {
    const { editor, unmount, answer, openAgain } = await aFormThatIsSaved();

    act(() => editor.current.change('hero.title', 'Diwali groceries today'));
    unmount();
    await answer();

    const { isRestored, isOvertaken, values } = openAgain().current;
    expect([isRestored, isOvertaken, values]).toEqual([true, false, valuesOf('Diwali groceries today')]);
  });

  it('has nothing that is not saved where the browser never saw the answer', async () => {
    const { unmount, openAgain } = await aFormThatIsSaved();

    unmount();

    const { isRestored, isChanged } = openAgain().current;
    expect([isRestored, isChanged]).toEqual([false, false]);
  });
});

describe('a translation that is switched to confirmed, and not saved', () => {
  const translation = (title: string, confirmed: boolean) => ({
    ...valuesOf(title),
    translation: { confirmed },
  });

  /** A translated headline that was typed and confirmed, and is loaded again. @param isOpen or opened again */
  function confirmedThenLoaded(typed: string, loaded: string, isOpen: boolean) {
    const { form, render, sent } = aFormInConflict();
    const now = { ...form, digest: NEW, values: translation(loaded, false) };
    const { result, rerender, unmount } = render({ ...form, values: translation('ಮಂಡಿ', false) });
    act(() => result.current.change('hero.title', typed));
    act(() => result.current.change('translation.confirmed', true));
    if (isOpen) rerender(now);
    else unmount();
    return { editor: isOpen ? result : render(now).result, sent };
  }

  it.each([
    ['is open', true],
    ['is opened again', false],
  ])('is confirmed no more when its English changes while it %s', async (_, isOpen) => {
    const { editor, sent } = confirmedThenLoaded('ದಿನಸಿ', 'ಮಂಡಿ', isOpen);

    expect(editor.current.values).toEqual(translation('ದಿನಸಿ', false));
    expect(editor.current.outcome).toEqual({ status: 'english' });
    expect(editor.current.isOvertaken).toBe(false);
    await act(() => editor.current.submit());
    expect(sent.map(({ digest }) => digest)).toEqual([NEW]);
  });

  it.each([
    ['is open', true],
    ['is opened again', false],
  ])('is confirmed no more when a colleague changes its words while it %s', (_, isOpen) => {
    const { editor } = confirmedThenLoaded('ದಿನಸಿ', 'ಸಗಟು', isOpen);

    expect(editor.current.values).toEqual(translation('ದಿನಸಿ', false));
    expect(editor.current.isOvertaken).toBe(true);
  });

  it('has nothing to save where nothing but that was changed', () => {
    const { editor } = confirmedThenLoaded('ಮಂಡಿ', 'ಮಂಡಿ', false);

    expect(editor.current.values).toEqual(translation('ಮಂಡಿ', false));
    expect([editor.current.isChanged, editor.current.isRestored]).toEqual([false, false]);
  });

  it('says that its English was changed, and not that it is saved, where it alone was switched on', () => {
    const { editor } = confirmedThenLoaded('ಮಂಡಿ', 'ಮಂಡಿ', true);

    expect(editor.current.outcome).toEqual({ status: 'english' });
  });
});
