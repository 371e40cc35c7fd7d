import { screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { SignInScreen } from './SignInScreen';

afterEach(() => sessionStorage.clear());

it('says to a tab that was locked out that its passkey was revoked, and who helps', () => {
  sessionStorage.setItem('desk-session-ended', 'passkey-ended');
  show(<SignInScreen />);

  expect(screen.getByText(/^Your passkey was revoked.* Ask an editor to invite you again/)).toBeVisible();
  expect(screen.queryByText(/^You were signed out/)).not.toBeInTheDocument();
});

it('says to a tab whose session ended why one signs in again, and that what was typed is kept', () => {
  const { unmount } = show(<SignInScreen />);
  expect(screen.queryByText(/^You were signed out/)).not.toBeInTheDocument();
  unmount();
  sessionStorage.setItem('desk-session-ended', '');
  show(<SignInScreen />);

  expect(screen.getByText(/^You were signed out: .* What you typed is kept in this browser/)).toBeVisible();
});
