/** What is around every screen. */
export const frame = {
  name: 'The desk',
  skip: 'Skip to the content',
  navigation: 'Screens',
  now: 'Now',
  waiting: 'Waiting',
  edit: 'Edit',
  history: 'History',
  people: 'People',
  waitingCount: '{count} waiting',
  you: 'You are {author}',
  loading: 'Reading the store …',
  picture: '{page} as a {device} shows it',
  openPage: 'Open {page} in a new tab',
  devices: { phone: 'phone', desktop: 'desktop' },
  pages: {
    '/': 'the home page',
    '/privacy-policy': 'the privacy policy',
    '/404': 'the page for wrong addresses',
  } as Record<string, string>,
  page: 'the page “{page}”',
  inLanguage: '{page} in {language}',
};
