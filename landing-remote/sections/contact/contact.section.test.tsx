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

it('is where #contact leads, and says where orders are placed', () => {
  expect(region()).toHaveAttribute('id', 'contact');
  expect(within(region()).getByText(contact.text)).toBeInTheDocument();
});

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

it('keeps the place of the iOS app, disabled and described (specification §4)', () => {
  const button = within(region()).getByRole('button', { name: new RegExp(contact.ios.label) });

  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Coming Soon');
});

it('asks the floating download button to keep clear of it', () => {
  expect(screen.getByText(contact.text).closest('[data-keep-clear]')).toContainElement(
    screen.getAllByRole('link')[0]!,
  );
});

describe('given the address of a QR code', () => {
  it('shows it with words, which say no more than the button', () => {
    render(
      <ContactSection
        greeting={greeting}
        content={contact}
        site={suppliedValues}
        storeCode="/store-code.svg"
      />,
    );

    const picture = screen.getByRole('img', { name: contact.storeCode.alt });
    expect(picture).toHaveAttribute('src', '/store-code.svg');
    expect(screen.getByRole('figure')).toHaveTextContent(contact.storeCode.caption);
  });
});

it('shows no QR code where none is served', () => {
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
