import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { MobileMenu } from './MobileMenu';
import { render } from '../testing/render';
import { frame } from '../testing/english';

const user = userEvent.setup();

const toggle = () => screen.getByText(frame.menu);
const isOpen = () => toggle().closest('details')?.open;

function resizeTo(width: number, height: number) {
  Object.assign(globalThis, { innerWidth: width, innerHeight: height });
  fireEvent(window, new Event('resize'));
}

beforeEach(() => {
  resizeTo(360, 740);
  render(
    <MemoryRouter>
      <MobileMenu />
      <p>Elsewhere</p>
    </MemoryRouter>,
  );
});

it('is closed until its button is pressed', async () => {
  expect(isOpen()).toBe(false);

  await user.click(toggle());

  expect(isOpen()).toBe(true);
});

describe('given the menu is open', () => {
  beforeEach(() => user.click(toggle()));

  it.each(frame.navigation)(
    'closes when $label is chosen, and lets the link lead there',
    async ({ label, hash }) => {
      await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: label }));

      expect(isOpen()).toBe(false);
      expect(location.hash).toBe(hash);
    },
  );

  it('closes on Esc, and gives the focus back to its button', async () => {
    await user.tab();
    await user.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('stays open when a theme is chosen in it', async () => {
    await user.click(screen.getByRole('radio', { name: frame.theme.dark }));

    expect(isOpen()).toBe(true);
  });

  it('closes when the width of the window changes', () => {
    resizeTo(740, 360);

    expect(isOpen()).toBe(false);
  });

  it("stays open when the height alone changes, as when a phone's address bar slides away", () => {
    resizeTo(360, 800);

    expect(isOpen()).toBe(true);
  });
});

it('leaves the focus where it is when Esc is pressed while it is closed', async () => {
  await user.click(screen.getByText('Elsewhere'));
  await user.keyboard('{Escape}');

  expect(toggle()).not.toHaveFocus();
});
