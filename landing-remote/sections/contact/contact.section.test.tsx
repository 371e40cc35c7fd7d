import { mailUrl, playStoreUrl, readablePhone, telUrl, whatsAppUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import { ContactSection } from './contact.section';
import { english } from '../../testing/english';

const { contact, greeting } = english;

beforeEach(() => {
  render(<ContactSection greeting={greeting} content={contact} site={suppliedValues} />);
});

const region = () => screen.getByRole('region', { name: contact.title });

it('offers the store, WhatsApp, phone and e-mail, in this order', () => {
  const links = within(region()).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    playStoreUrl(suppliedValues, 'contact'),
    whatsAppUrl(suppliedValues, greeting),
    telUrl(suppliedValues.phone),
    mailUrl(suppliedValues.contactEmail),
  ]);
  expect(links[0]).toHaveAccessibleName('Download App (opens in a new tab)');
  expect(links[2]).toHaveTextContent(readablePhone(suppliedValues.phone));
});

it('asks the floating download button to keep clear of it', () => {
  expect(screen.getByText(contact.text).closest('[data-keep-clear]')).toContainElement(
    screen.getAllByRole('link')[0]!,
  );
});

it('shows no QR code where none is served', () => {
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
