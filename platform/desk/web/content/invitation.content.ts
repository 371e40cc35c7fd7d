/** What a person sees who was invited. */
export const invitation = {
  title: 'You are invited to the desk',
  text: '{author} invites {name} <{email}>. You need no password: your device makes a passkey, which your fingerprint, your face or its PIN opens.',
  until: 'The invitation works once, until {until}.',
  notYou: 'If you are not {name}, do not go on, and tell {author}.',
  make: 'Make my passkey',
  reading: 'Reading the invitation …',
  made: 'Your passkey is made',
  digits:
    'Tell {author} these digits, by phone and not by mail, so that nobody else is let in in your place:',
  ownDigits: 'Compare these digits with those at the desk, where you let this passkey in:',
  then: 'When your colleagues have signed that it counts, you can sign in here. Until then, the link in your invitation shows the digits again on this device.',
  signIn: 'Go to the desk',
  incomplete: {
    message: 'This link is not whole: what follows the # is missing.',
    remedy: 'Open it as it was sent to you, to its last letter; else ask for another.',
  },
};
