/** What stands around every screen. */
export const frame = {
  name: 'The desk',
  skip: 'Skip to the content',
  navigation: 'Screens',
  now: 'Now',
  waiting: 'Waiting',
  edit: 'Edit',
  history: 'History',
  waitingCount: '{count} waiting',
  you: 'You are {author}',
  dark: 'Dark theme',
  light: 'Light theme',
  loading: 'Reading the store …',
  picture: '{page} as a {device} shows it',
  openPage: 'Open {page} in a new tab',
  devices: { phone: 'phone', desktop: 'desktop' },
  home: 'the home page',
};
