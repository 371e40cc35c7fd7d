import { render, screen, within } from '@testing-library/react';
import { steps } from '../../content/steps.content';
import { StepsSection } from './steps.section';

beforeEach(() => {
  render(<StepsSection content={steps} />);
});

it('is where #how-it-works leads', () => {
  expect(screen.getByRole('region', { name: steps.title })).toHaveAttribute('id', 'how-it-works');
});

it('shows the steps as an ordered list with their numbers (specification §3)', () => {
  const list = screen.getByRole('list');
  const numbers = within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^\d+$/).textContent);

  expect(list.tagName).toBe('OL');
  expect(numbers).toEqual(steps.list.map(({ number }) => String(number)));
});

it('gives each step its title and description', () => {
  const items = screen.getAllByRole('listitem');

  for (const [index, { title, description }] of steps.list.entries()) {
    expect(within(items[index]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(within(items[index]!).getByText(description)).toBeInTheDocument();
  }
});
