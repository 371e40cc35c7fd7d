import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IosButton } from './IosButton';

beforeEach(() => {
  render(<IosButton label="iOS app" comingSoon="Coming Soon" />);
});

const iosButton = () => screen.getByRole('button', { name: /iOS app/ });

it('is disabled, but can be focused to find out why', async () => {
  await userEvent.tab();

  expect(iosButton()).toHaveFocus();
  expect(iosButton()).toHaveAttribute('aria-disabled', 'true');
  expect(iosButton()).toBeEnabled();
});

it('is described by the words that stand in it for touch screens', () => {
  expect(iosButton()).toHaveAccessibleDescription('Coming Soon');
  expect(iosButton()).toHaveTextContent('Coming Soon');
});

it('is a button that leads nowhere', () => {
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows the same words in a tooltip', async () => {
  jest.useFakeTimers();
  await userEvent.setup({ delay: null }).hover(iosButton());

  // Fake time runs while it is looked for.
  expect(await screen.findByRole('tooltip', {}, { timeout: 2000 })).toHaveTextContent('Coming Soon');
  jest.useRealTimers();
});
