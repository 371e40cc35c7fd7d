import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { act, render, screen, within } from '@testing-library/react';
import { attacksIn, HOSTILE_TEXT, hostileValues } from '@site/shared/testing/hostile-values';
import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { PrivacyPolicyPage, privacyPolicyMeta } from './PrivacyPolicyPage';
import { english, englishText } from '../testing/english';

const { greeting, words } = english;

const { policy } = english;

const links = { home: '/', privacyPolicy: '/privacy-policy' };
const show = (values: typeof site) =>
  render(<PrivacyPolicyPage content={english} text={englishText} site={values} links={links} />);

beforeEach(() => {
  FakeIntersectionObserver.install();
  show(site);
});

/** Rows of a table without its header row. */
function rowsOf(table: string): HTMLElement[] {
  return within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
}

it('has a title that says what it is', () => {
  expect(privacyPolicyMeta(english.meta, site).title).toBe('Privacy Policy – Ankura Mandi');
});

/** The name of a link that is an address, which may break after its @. */
const nameOf = (email: string) => new RegExp(`^${email.replace('@', '@\\s?')}$`);

it('names at the top who is responsible, which version it is, and whom to contact', () => {
  const facts = screen.getByRole('region', { name: words.facts.title });

  expect(facts).toHaveTextContent(`${words.facts.runBy}${site.legalName}`);
  expect(facts).toHaveTextContent(`${words.facts.app}${site.appName}`);
  expect(facts).toHaveTextContent(`${words.facts.version}${policy.version}`);
  expect(within(facts).getByRole('link', { name: nameOf(site.privacyEmail) })).toHaveAttribute(
    'href',
    `mailto:${site.privacyEmail}`,
  );
  expect(within(facts).getByRole('link', { name: /Asha Rao/ })).toHaveAttribute('href', '#grievance');
});

it('lists all rights that the specification and the law give, each with a way to use it', () => {
  const rights = rowsOf('Your rights and how to use them');

  expect(rights.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Access',
    'Correction',
    'Deletion',
    'Opting out of promotions',
    'Withdrawing consent',
    'Nomination',
    'Complaint',
  ]);
  for (const row of rights) expect(within(row).getByRole('link')).toBeInTheDocument();
});

it('drafts requests without personal data', () => {
  const whatsApp = screen.getByRole('link', { name: /^Ask on WhatsApp to delete my account/ });
  const email = screen.getByRole('link', { name: 'Ask by e-mail to delete my account' });

  expect(whatsApp.getAttribute('href')).toBe(
    `https://wa.me/919812345678?text=${encodeURIComponent('Hello! Please delete my account and my data. My registered mobile number:')}`,
  );
  expect(email.getAttribute('href')).toMatch(
    /^mailto:privacy@ankura-mandi\.in\?subject=Delete%20my%20account&body=Hello!%20Please/,
  );
});

it('names the grievance officer, and the Board only after the officer', () => {
  const officer = screen.getByRole('link', { name: nameOf(site.grievanceOfficer.email) });
  const board = screen.getByText('Data Protection Board of India', { selector: 'strong' });

  expect(officer).toHaveAttribute('href', `mailto:${site.grievanceOfficer.email}`);
  expect(officer.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('ends with a WhatsApp button and a greeting that asks about the services', () => {
  const last = screen.getAllByRole('link').at(-1) as HTMLElement;

  expect(last).toHaveAccessibleName('Chat on WhatsApp (opens in a new tab)');
  expect(last).toHaveAttribute('href', `https://wa.me/919812345678?text=${encodeURIComponent(greeting)}`);
  expect(last).toHaveAttribute('rel', 'noopener noreferrer');
});

it('marks the section that is being read in the contents', () => {
  const [contents] = screen.getAllByRole('navigation', { name: words.contents });
  const link = (name: RegExp) => within(contents as HTMLElement).getByRole('link', { name });

  act(() => FakeIntersectionObserver.show(document.getElementById('security')!));

  expect(link(/Security/)).toHaveAttribute('aria-current', 'location');

  act(() => FakeIntersectionObserver.show(document.getElementById('your-rights')!));

  expect(link(/User rights/)).toHaveAttribute('aria-current', 'location');
  expect(link(/Security/)).not.toHaveAttribute('aria-current');
});

it('shows markup and code in business values as text, and makes no link of them', () => {
  const { container } = show(hostileValues as typeof site);

  expect(container).toHaveTextContent(HOSTILE_TEXT);
  expect(attacksIn(container)).toEqual([]);
});
