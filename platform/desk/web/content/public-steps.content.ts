import type { PublicStep } from '../../answers';

const business = { to: '/edit/shell/en', label: 'Open “The business”' };
const english = { to: '/edit/{words}/en', label: 'Open the words of {part}' };

/** Where each step is done at the desk. */
const places: Record<PublicStep['step'], { to: string; label: string }> = {
  values: business,
  address: business,
  texts: english,
  rules: { to: '/edit', label: 'Open Edit' },
  translations: { to: '/edit', label: 'Open the languages of {part}' },
  people: { to: '/people', label: 'Open People' },
  check: { to: '/waiting', label: 'Open Waiting' },
};

/** The screen of the way to a public address. */
export const publicSteps = {
  title: 'Going public',
  link: 'What is to be done before the site is public',
  reading: 'Composing what would be public …',
  progress: '{done} of {all} steps are done. What is published counts; what is only saved does not.',
  open: '{open} open',
  done: 'done',
  places,
};
