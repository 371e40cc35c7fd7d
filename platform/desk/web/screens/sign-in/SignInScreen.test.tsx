import { screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { SignInScreen } from './SignInScreen';

afterEach(() => sessionStorage.clear());

it('says to a tab whose session ended why one signs in again, and that what was typed is kept', () => {
  const { unmount } = show(<SignInScreen />);
  expect(screen.queryByText(/^You were signed out/)).not.toBeInTheDocument();
  unmount();
  sessionStorage.setItem('desk-session-ended', '');
  show(<SignInScreen />);

  expect(screen.getByText(/^You were signed out: .* What you typed is kept in this browser/)).toBeVisible();
});
