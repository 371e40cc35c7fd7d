import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceMenu } from './ChoiceMenu';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const user = userEvent.setup();

function ThemeChoice({ onChoose }: { onChoose: (value: string) => void }) {
  const [value, setValue] = useState('system');
  const choose = (chosen: string) => {
    setValue(chosen);
    onChoose(chosen);
  };
  return (
    <ChoiceMenu label="Theme" choices={choices} value={value} onChoose={choose} icon={<svg aria-hidden />} />
  );
}

const onChoose = jest.fn();

beforeEach(() => {
  onChoose.mockClear();
  render(<ThemeChoice onChoose={onChoose} />);
});

const trigger = () => screen.getByRole('button', { name: /^Theme/ });
const highlighted = () =>
  document.getElementById(screen.getByRole('menu').getAttribute('aria-activedescendant') ?? '');
const items = () => screen.findAllByRole('menuitemradio');

it('is named by what is chosen', () => {
  expect(trigger()).toHaveAccessibleName('Theme: System');
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it('opens a menu of all choices by name, with the present one checked', async () => {
  await user.click(trigger());

  expect((await items()).map((item) => item.textContent)).toEqual(choices.map(({ label }) => label));
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('System');
  expect(screen.getByRole('menu', { name: /^Theme/ })).toBeInTheDocument();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
});

it('takes a choice, closes and names it', async () => {
  await user.click(trigger());
  await items();

  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));

  expect(onChoose.mock.calls).toEqual([['dark']]);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(trigger()).toHaveAccessibleName('Theme: Dark');
});

it('can be used by the keyboard alone, and gives the focus back to its button', async () => {
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(highlighted()).toHaveTextContent('Light'));

  await user.keyboard('{Enter}');

  await waitFor(() => expect(onChoose.mock.calls).toEqual([['light']]));
  await waitFor(() => expect(trigger()).toHaveFocus());
});
