import { screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { SignInScreen } from './SignInScreen';

afterEach(() => sessionStorage.clear());

it.each([
  ['whose passkey was revoked', 'passkey-ended', /^Your passkey was revoked.* Ask an editor to invite you/],
  ['whose session ended', '', /^You were signed out: .* What you typed is kept in this browser/],
  ['that was not in', null, null],
])('says to a tab %s why one signs in again, if one does', (_, why, words) => {
  if (why !== null) sessionStorage.setItem('desk-session-ended', why);
  show(<SignInScreen />);

  const said = screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual(words === null ? [] : [expect.stringMatching(words)]);
});
