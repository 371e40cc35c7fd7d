import { render, screen, within } from '@testing-library/react';
import { benefits } from '../../content/benefits.content';
import { BenefitsSection } from './benefits.section';

it('shows the six benefits in order, each with its words', () => {
  render(<BenefitsSection content={benefits} />);

  const items = within(screen.getByRole('region', { name: benefits.title })).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  for (const [index, { title, description }] of benefits.list.entries()) {
    expect(within(items[index]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(within(items[index]!).getByText(description)).toBeInTheDocument();
  }
});

it('claims what the specification claims (§1), and no more', () => {
  expect(benefits.list.map(({ title }) => title)).toEqual([
    'Same-day delivery',
    'Transparent wholesale pricing',
    'Bulk orders',
    'Local brand partnerships',
    'Experienced FMCG trading team',
    'Track delivery',
  ]);
});
