/** The way into a desk that several persons share. */
export const signIn = {
  title: 'Sign in to the desk',
  text: 'You sign in, and confirm what you do, with a passkey: your fingerprint, your face or the PIN of your device.',
  signIn: 'Sign in with a passkey',
  notUsed: {
    message: 'The passkey was not used.',
    remedy: 'Try it again. On a device without your passkey, choose to use your phone.',
  },
  notMade: {
    message: 'No passkey was made.',
    remedy: 'Try it again, and have your device recognise you: by fingerprint, face or its PIN.',
  },
  first: 'You have none yet? You make it by an invitation, which a colleague who is in sends to you.',
  ended:
    'You were signed out: you did so in another tab, the desk was started again, or twelve hours have passed. What you typed is kept in this browser, and is there again once you have signed in.',
  lockedOut:
    'Your passkey was revoked, or has expired: you are signed out. Ask an editor to invite you again; the link makes another passkey. What you typed is kept in this browser.',
  signOut: 'Sign out',
};

/** What an act asks before it goes on. */
export const confirmation = {
  text: 'It is signed with your passkey, so that everybody can see that it was you.',
  confirm: 'Confirm with your passkey',
  confirmOne: 'Confirm with your passkey: {what}',
  leave: 'Do not do it',
};
