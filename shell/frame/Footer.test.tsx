import { mailUrl, readablePhone, telUrl, whatsAppUrl } from '@site/shared/site';
import { attacksIn, HOSTILE_TEXT, hostileValues } from '@site/shared/testing/hostile-values';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer';
import { render } from '../testing/render';
import { english, frame } from '../testing/english';

const { footer: words } = frame;

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it("leads to the landing page's sections and to the privacy policy", () => {
  render(<Footer />, { basePath: '/_preview/p1' });

  expect(linksIn(screen.getByRole('navigation', { name: words.quickLinks }))).toEqual([
    ...frame.navigation.map(({ label, hash }) => [label, `/_preview/p1/${hash}`]),
    [words.privacyPolicy, '/_preview/p1/privacy-policy'],
  ]);
});

it('says how to reach the business: phone, e-mail and WhatsApp', () => {
  render(<Footer />);

  expect(linksIn(screen.getByRole('region', { name: words.contact }))).toEqual([
    [readablePhone(suppliedValues.phone), telUrl(suppliedValues.phone)],
    [suppliedValues.contactEmail, mailUrl(suppliedValues.contactEmail)],
    [`${words.whatsApp} (opens in a new tab)`, whatsAppUrl(suppliedValues, english.greeting)],
  ]);
  expect(screen.getByRole('link', { name: new RegExp(words.whatsApp) })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

it('says who runs the site (Companies Rules 2014, r.26)', () => {
  render(<Footer />);

  const company = screen.getByRole('region', { name: words.company });
  const { legalName, registeredAddress, cin, fssaiLicence, grievanceOfficer } = suppliedValues;
  for (const fact of [
    legalName,
    registeredAddress,
    cin,
    fssaiLicence,
    grievanceOfficer.name,
    grievanceOfficer.role,
  ]) {
    expect(company).toHaveTextContent(fact);
  }
  // It begins with a number, which would go elsewhere in a line that is read from the right.
  expect(within(company).getByText(registeredAddress).tagName).toBe('BDI');
  expect(linksIn(company)).toEqual([[grievanceOfficer.email, mailUrl(grievanceOfficer.email)]]);
});

it('leaves out what a business of its kind does not have', () => {
  render(<Footer />, { site: { ...suppliedValues, cin: 'not applicable', fssaiLicence: 'not applicable' } });

  expect(screen.queryByText(new RegExp(words.labels.cin))).not.toBeInTheDocument();
  expect(screen.queryByText(new RegExp(words.labels.fssai))).not.toBeInTheDocument();
  expect(screen.queryByText(/not applicable/)).not.toBeInTheDocument();
});

it('leads to the credits, in a preview too', () => {
  render(<Footer />, { basePath: '/_preview/p1' });

  expect(screen.getByRole('link', { name: words.credits })).toHaveAttribute(
    'href',
    '/_preview/p1/credits.txt',
  );
});

it('shows the year of the copyright as it is given (specification §9)', () => {
  render(<Footer />);

  expect(screen.getByText(new RegExp(`© 2024 ${suppliedValues.brandName}`))).toBeInTheDocument();
});

it('shows markup and code in business values as text, and makes no link of them', () => {
  const { container } = render(<Footer />, { site: hostileValues });

  expect(container).toHaveTextContent(HOSTILE_TEXT);
  expect(attacksIn(container)).toEqual([]);
});
