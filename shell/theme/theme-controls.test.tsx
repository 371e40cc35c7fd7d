import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseThemeMode, readThemeMode } from './theme-choice';
import { ThemeMenu, ThemeRadios } from './ThemeControls';
import { render } from '../testing/render';
import { english } from '../testing/english';

const { frame } = english;

const { theme } = frame;
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  chooseThemeMode('system');
  render(
    <>
      <ThemeMenu />
      <ThemeRadios />
    </>,
  );
});

const menuButton = () => screen.getByRole('button');
const radio = (name: string) => screen.getByRole('radio', { name });

it('offers light, dark and system by name in both places', async () => {
  expect(screen.getByRole('group', { name: theme.label })).toContainElement(radio(theme.light));
  await user.click(menuButton());

  const inMenu = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
  const asRadios = screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent);
  expect(inMenu).toEqual([theme.light, theme.dark, theme.system]);
  expect(asRadios).toEqual(inMenu);
});

it.each(['light', 'dark', 'system'] as const)(
  'chooses %s from the mobile menu, and the header names it',
  async (mode) => {
    await user.click(radio(theme[mode]));

    expect(readThemeMode()).toBe(mode);
    expect(radio(theme[mode])).toBeChecked();
    expect(menuButton()).toHaveAccessibleName(`${theme.label}: ${theme[mode]}`);
  },
);

it.each(['light', 'dark', 'system'] as const)(
  'chooses %s from the header, and the mobile menu marks it',
  async (mode) => {
    await user.click(menuButton());

    await user.click(await screen.findByRole('menuitemradio', { name: theme[mode] }));

    await waitFor(() => expect(radio(theme[mode])).toBeChecked());
    expect(readThemeMode()).toBe(mode);
  },
);
