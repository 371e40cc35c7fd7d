import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { Shape } from '@site/shared/editing/shape';
import type { ContentForm } from '../../../api/edit';
import { system } from '../../theme/theme';
import { FieldProblems, type FieldProps, FormContext, useProblems } from './form-context';
import { ListField } from './ListField';

const shape: Extract<Shape, { kind: 'list' }> = {
  ...{ kind: 'list', label: 'Badges', least: 0, most: null, things: 'badges' },
  item: { kind: 'text', label: '', isLong: false },
} as never;

it('draws the entry in which a person types, and of the others only what a rule is against', () => {
  const drawn: string[] = [];
  function Field({ path }: FieldProps) {
    drawn.push(path);
    return <p>{useProblems(path).join(' ')}</p>;
  }
  const problems = new FieldProblems();
  const form = { form: {} as ContentForm, isFrozen: false, direction: 'ltr' as const, problems };
  const context = { ...form, onChange: () => undefined, onEnter: () => undefined };
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

  act(() => problems.set([{ path: 'hero.badges[1]', what: 'is too long' }]));
  act(() => problems.set([{ path: 'hero.badges[1]', what: 'is too long' }]));
  expect(drawn).toEqual(['hero.badges[0]', 'hero.badges[1]']);
  expect(screen.getByText('This is too long')).toBeVisible();
});
