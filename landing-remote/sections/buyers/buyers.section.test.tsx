import { render, screen, within } from '@testing-library/react';
import { buyers } from '../../content/buyers.content';
import { BuyersSection } from './buyers.section';

it('shows the buyer types in order, each with what it gets', () => {
  render(<BuyersSection content={buyers} />);

  const items = within(screen.getByRole('region', { name: buyers.title })).getAllByRole('listitem');
  expect(items).toHaveLength(buyers.list.length);
  for (const [index, { title, description }] of buyers.list.entries()) {
    expect(within(items[index]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(within(items[index]!).getByText(description)).toBeInTheDocument();
  }
});
