import { fillIn, whatsAppUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import { english } from '../../testing/english';
import { Invitation } from './partners.section';

const { brandOwners, partners } = english;

describe.each([
  ['brand owners', brandOwners, 'poster'],
  ['partners and investors', partners, 'card'],
] as const)('the invitation to %s', (_, content, voice) => {
  beforeEach(() => void render(<Invitation content={content} site={suppliedValues} voice={voice} />));

  it('says what it invites to, with the city filled in', () => {
    const region = screen.getByRole('region', { name: content.title });
    expect(within(region).getByText(fillIn(content.text, suppliedValues))).toBeInTheDocument();
    expect(region).not.toHaveTextContent('{');
  });

  it('opens a WhatsApp chat with its own message as a draft', () => {
    const link = screen.getByRole('link', { name: `${content.action} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', whatsAppUrl(suppliedValues, content.message));
  });
});

it('invites brands to 100+ retail outlets, as an aim and not as a count of customers (specification §9)', () => {
  expect(brandOwners.text).toMatch(/^Place your brand in 100\+ retail outlets in \{city\}/);
});
