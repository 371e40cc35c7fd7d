import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ContentValue } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ContentForm } from '../../../answers';
import { system } from '../../theme/theme';
import { type Change, type FieldProps, FormContext, problemsOf, useProblems } from './form-context';
import { ListField } from './ListField';
import { ShapeField } from './ShapeField';
import { withValue } from './values';

const shape: Extract<Shape, { kind: 'list' }> = {
  ...{ kind: 'list', label: 'Badges', least: 0, most: null, things: 'badges' },
  item: { kind: 'text', label: '', isLong: false },
} as never;

it('draws the entry in which a person types, and of the others only what a rule is against', async () => {
  const drawn: string[] = [];
  function Field({ path }: FieldProps) {
    drawn.push(path);
    return <p>{useProblems(path).join(' ')}</p>;
  }
  const form = { file: 'hero.json' } as ContentForm;
  const context = { form, isFrozen: false, onChange: () => undefined, onEnter: () => undefined };
  const client = new QueryClient();
  const list = (...value: string[]) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <FormContext value={context}>
          <ListField shape={shape} value={value} path="hero.badges" Field={Field} />
        </FormContext>
      </QueryClientProvider>
    </ChakraProvider>
  );
  const { rerender } = render(list('Fair', 'Fast'));
  drawn.length = 0;

  rerender(list('Fair p', 'Fast'));
  expect(drawn).toEqual(['hero.badges[0]']);

  const say = () =>
    act(async () => {
      client.setQueryData(problemsOf(form), [{ path: 'hero.badges[1]', what: 'is too long' }]);
      await new Promise((told) => setTimeout(told));
    });
  await say();
  await say();
  expect(drawn).toEqual(['hero.badges[0]', 'hero.badges[1]']);
  expect(screen.getByText('This is too long')).toBeVisible();
});

const TEXT = { kind: 'text', label: 'Text', isLong: true } as const;
const CONFIRMED = { kind: 'switch', label: 'Confirmed' } as const;
const QUESTION = { kind: 'text', label: 'Open question', isLong: true, isOptional: true } as const;
const blocks = {
  ...{ kind: 'list', label: 'Blocks', least: 0, most: null, things: 'blocks' },
  item: {
    ...{ kind: 'variants', by: 'kind', label: '' },
    of: {
      text: {
        ...{ kind: 'group', label: '' },
        fields: {
          kind: { kind: 'hidden', label: '', value: 'text' },
          text: TEXT,
          confirmed: CONFIRMED,
          question: QUESTION,
        },
      },
      versions: {
        ...{ kind: 'group', label: '' },
        fields: { kind: { kind: 'hidden', label: '', value: 'versions' } },
      },
    },
  },
} as unknown as typeof shape;

/** A form with blocks of a policy, in which what is changed is drawn. */
function BlocksForm({ begin, english = {} }: { begin: ContentValue; english?: ContentForm['english'] }) {
  const [value, setValue] = useState(begin);
  const form = { ...{ file: 'v2.json', language: 'en', english, named: {} } } as unknown as ContentForm;
  const onChange: Change = (path, next) =>
    setValue((last) => withValue({ blocks: last }, path, next as ContentValue).blocks!);
  return (
    <FormContext value={{ form, isFrozen: false, onChange, onEnter: () => undefined }}>
      <ListField shape={blocks} value={value} path="blocks" Field={ShapeField} />
    </FormContext>
  );
}

const showBlocks = (...begin: ContentValue[]) =>
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <BlocksForm begin={begin} />
      </QueryClientProvider>
    </ChakraProvider>,
  );

it('names an entry without words by its kind, and puts the focus into what is added', async () => {
  const user = userEvent.setup();
  showBlocks({ kind: 'versions' });
  expect(screen.getByText('The list of versions')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove the list of versions' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add a paragraph' }));
  expect(screen.getByRole('textbox')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Add: open question' }));
  expect(screen.getByRole('textbox', { name: 'Open question' })).toHaveFocus();
});

it('shows a question that a colleague has added meanwhile, and leaves the focus where it is', () => {
  const paragraph = { kind: 'text', text: 'First.', confirmed: false };
  const client = new QueryClient();
  const form = { ...{ file: 'v2.json', language: 'en', english: {}, named: {} } } as unknown as ContentForm;
  const context = { form, isFrozen: false, onChange: () => undefined, onEnter: () => undefined };
  const list = (value: ContentValue[]) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <FormContext value={context}>
          <ListField shape={blocks} value={value} path="blocks" Field={ShapeField} />
        </FormContext>
      </QueryClientProvider>
    </ChakraProvider>
  );
  const { rerender } = render(list([paragraph]));
  screen.getByDisplayValue('First.').focus();

  rerender(list([{ ...paragraph, question: 'How long?' }]));

  expect(screen.getByDisplayValue('How long?')).toBeVisible();
  expect(screen.getByDisplayValue('First.')).toHaveFocus();
});

it('adds no entry for which a form has not all fields', () => {
  const hash = { kind: 'hidden', label: '' } as const;
  const item = { ...{ kind: 'group', label: '' }, fields: { text: TEXT, hash } } as unknown as Shape;
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <FormContext
          value={{
            form: {} as ContentForm,
            isFrozen: false,
            onChange: () => undefined,
            onEnter: () => undefined,
          }}
        >
          <ListField shape={{ ...shape, item }} value={[]} path="frame.navigation" Field={ShapeField} />
        </FormContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(/^An engineer adds entries here/)).toBeVisible();
});

it('puts the focus of a keyboard, once its entry is removed, into the one in its place, else into the list', async () => {
  const user = userEvent.setup();
  const paragraph = (text: string) => ({ kind: 'text', text, confirmed: false });
  showBlocks(paragraph('First.'), paragraph('Second.'));
  const remove = async () => {
    screen.getAllByRole('button', { name: /^Remove/ })[0]!.focus();
    await user.keyboard('{Enter}');
  };

  await remove();
  expect(screen.getByDisplayValue('Second.')).toHaveFocus();

  await remove();
  expect(screen.getByRole('group', { name: 'Blocks' })).toHaveFocus();
});

it('takes the focus of a pointer, once its entry is removed, into the list, where keys still save', async () => {
  showBlocks({ kind: 'text', text: 'First.' }, { kind: 'text', text: 'Second.' });

  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove First.' }));

  expect(screen.queryByDisplayValue('First.')).toBeNull();
  expect(screen.getByRole('group', { name: 'Blocks' })).toHaveFocus();
});
