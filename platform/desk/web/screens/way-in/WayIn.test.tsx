import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show';
import { InvitationScreen, SignInScreen } from './WayIn';

const invitation = {
  name: 'Sunil Rao',
  email: 'sunil@brand.in',
  author: 'Asha <asha@brand.in>',
  until: '2026-11-25T05:00:00.000Z',
};

const browserFetch = globalThis.fetch;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = browserFetch;
  location.hash = '';
});

/** A desk that opens an invitation to a person with its secret. */
function aDeskThatInvites(secret: string, code = 'invitation-unknown') {
  globalThis.fetch = (_, init) => {
    const isRight = (JSON.parse(init!.body as string) as { secret: string }).secret === secret;
    const problems = [{ code, severity: 'error', message: 'No such invitation.', remedy: '' }];
    const answer = isRight ? invitation : { problems };
    return Promise.resolve({
      ok: isRight,
      status: isRight ? 200 : 404,
      headers: new Map([['Content-Type', 'application/json']]),
      json: () => Promise.resolve(answer),
    } as unknown as Response);
  };
}

it('opens a link that is corrected in the same tab, where what follows the # alone is another', async () => {
  aDeskThatInvites('whole');
  location.hash = '#1.who';
  show(<InvitationScreen />);
  expect(await screen.findByText('No such invitation.')).toBeVisible();

  location.hash = '#1.whole';

  expect(await screen.findByText(/^Asha invites Sunil Rao/)).toBeVisible();
  expect(screen.queryByText('No such invitation.')).not.toBeInTheDocument();
});

it('makes no passkey by an invitation that was used on another device since it was opened', async () => {
  aDeskThatInvites('whole');
  location.hash = '#1.whole';
  show(<InvitationScreen />);
  const make = await screen.findByRole('button', { name: 'Make my passkey' });
  aDeskThatInvites('nothing', 'invitation-used');
  const answer = globalThis.fetch;
  const asked: unknown[] = [];
  globalThis.fetch = (path, init) => {
    asked.push(path);
    return answer(path, init);
  };

  await userEvent.setup().click(make);

  expect(await screen.findByText('No such invitation.')).toBeVisible();
  expect(asked).toEqual(['/api/v1/invitations/open']);
});

describe('given an invitation by which a passkey was made', () => {
  const said = { keyId: '4102-9937-0518-2264', author: 'Asha' };

  beforeEach(() => {
    aDeskThatInvites('nothing', 'invitation-used');
    location.hash = '#1.whole';
  });

  it('shows the digits again in the browser that made it', async () => {
    localStorage.setItem('desk-invitation:1', JSON.stringify(said));
    show(<InvitationScreen />);

    expect(await screen.findByText(said.keyId)).toBeVisible();
    expect(screen.getByText(/^Tell Asha these digits/)).toBeVisible();
  });

  it('has one compare the digits of one’s own second passkey, and tell them to no person', async () => {
    localStorage.setItem('desk-invitation:1', JSON.stringify({ ...said, author: '' }));
    show(<InvitationScreen />);

    expect(await screen.findByText(/^Compare these digits/)).toBeVisible();
    expect(screen.queryByText(/^Tell /)).not.toBeInTheDocument();
  });

  it('shows no digits in another, which may have a stranger’s link', async () => {
    show(<InvitationScreen />);

    expect(await screen.findByText('No such invitation.')).toBeVisible();
  });
});

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
