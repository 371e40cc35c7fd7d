import { type BusinessValues, fillIn, whatsAppUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrandOwnersSection } from '../brand-owners/brand-owners.section';
import { PartnersRegion, PartnersSection } from '../partners/partners.section';
import { english } from '../../testing/english';

const { brandOwners, partners } = english;

type Case = [name: string, content: typeof brandOwners, section: (site: BusinessValues) => ReactNode];

describe.each<Case>([
  ['brand owners', brandOwners, (site) => <BrandOwnersSection content={brandOwners} site={site} />],
  ['partners and investors', partners, (site) => <PartnersSection content={partners} site={site} />],
])('the invitation to %s', (_, content, section) => {
  it('says what it invites to, with the city filled in', () => {
    render(section(suppliedValues));

    const region = screen.getByRole('region', { name: content.title });
    expect(within(region).getByText(fillIn(content.text, suppliedValues))).toBeInTheDocument();
    expect(region).not.toHaveTextContent('{');
  });

  it('opens a WhatsApp chat with its own message as a draft', () => {
    render(section(suppliedValues));

    const link = screen.getByRole('link', { name: `${content.action} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', whatsAppUrl(suppliedValues, content.message));
  });
});

it('invites brands to 100+ retail outlets, as an aim and not as a count of customers (specification §9)', () => {
  expect(brandOwners.text).toMatch(/^Place your brand in 100\+ retail outlets in \{city\}/);
});

it('is where #partners leads, both invitations in one place', () => {
  render(
    <article>
      <PartnersRegion>
        <BrandOwnersSection content={brandOwners} site={suppliedValues} />
        <PartnersSection content={partners} site={suppliedValues} />
      </PartnersRegion>
    </article>,
  );

  const target = screen.getByRole('article').querySelector<HTMLElement>('#partners');
  expect(
    within(target!)
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.textContent),
  ).toEqual([brandOwners.title, partners.title]);
});
