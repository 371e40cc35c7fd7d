import { render, screen, within } from '@testing-library/react';
import { benefits } from '../../content/benefits.content';
import { BenefitsSection } from './benefits.section';

it('shows the benefits in order, each with its words', () => {
  render(<BenefitsSection content={benefits} />);

  const items = within(screen.getByRole('region', { name: benefits.title })).getAllByRole('listitem');
  expect(items).toHaveLength(benefits.list.length);
  for (const [index, { title, description }] of benefits.list.entries()) {
    expect(within(items[index]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(within(items[index]!).getByText(description)).toBeInTheDocument();
  }
});
