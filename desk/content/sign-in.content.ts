/** The way into a desk that several persons share. */
export const signIn = {
  title: 'Sign in to the desk',
  text: 'You sign in, and confirm what you do, with a passkey: your fingerprint, your face or the PIN of your device.',
  signIn: 'Sign in with a passkey',
  cancelled: {
    message: 'The passkey was not used.',
    remedy: 'Try it again. On a device without your passkey, choose to use your phone.',
  },
  first: 'The first time',
  firstText:
    'Make a passkey on this device. You get a card, a small file with nothing secret in it. Give it to somebody who may change who ships what: from then on you can sign in.',
  name: 'Your name',
  email: 'Your e-mail address',
  make: 'Make a passkey',
  made: 'Your passkey is made',
  card: 'Save the card',
  hand: 'Give the card to an editor of the file of people, and tell them these digits, so that they know it is yours:',
  command: 'The editor lets you in with',
  signOut: 'Sign out',
};

/** What an act asks before it goes on. */
export const confirmation = {
  text: 'It is signed with your passkey, so that everybody can check that it was you.',
  confirm: 'Confirm with your passkey',
  leave: 'Do not do it',
};
