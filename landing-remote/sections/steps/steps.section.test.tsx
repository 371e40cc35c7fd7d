import { render, screen, within } from '@testing-library/react';
import { steps } from '../../content/steps.content';
import { StepsSection } from './steps.section';

beforeEach(() => {
  render(<StepsSection content={steps} />);
});

it('is where #how-it-works leads', () => {
  expect(screen.getByRole('region', { name: steps.title })).toHaveAttribute('id', 'how-it-works');
});

it('shows four steps as an ordered list, numbered 1 to 4 (specification §1, §3)', () => {
  const list = screen.getByRole('list');
  const numbers = within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^\d+$/).textContent);

  expect(list.tagName).toBe('OL');
  expect(numbers).toEqual(['1', '2', '3', '4']);
});

it('gives each step its title and description, in the order of the order flow', () => {
  const items = screen.getAllByRole('listitem');

  expect(steps.list.map(({ title }) => title)).toEqual([
    'Download the app',
    'Browse products and add to cart',
    'Confirm the order',
    'Track delivery',
  ]);
  for (const [index, { title, description }] of steps.list.entries()) {
    expect(within(items[index]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(within(items[index]!).getByText(description)).toBeInTheDocument();
  }
});
