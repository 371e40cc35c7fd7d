import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseThemeMode, readThemeMode } from './theme-choice';
import { ThemeMenu, ThemeRadios } from './ThemeControls';
import { render } from '../testing/render';
import { frame } from '../testing/english';

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

it('is chosen from the mobile menu or from the header, and the other one says so', async () => {
  await user.click(radio(theme.light));
  expect(readThemeMode()).toBe('light');
  expect(menuButton()).toHaveAccessibleName(`${theme.label}: ${theme.light}`);

  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitemradio', { name: theme.dark }));
  await waitFor(() => expect(radio(theme.dark)).toBeChecked());
  expect(readThemeMode()).toBe('dark');
});
