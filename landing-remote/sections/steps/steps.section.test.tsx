import { render, screen, within } from '@testing-library/react';
import { StepsSection } from './steps.section';
import { english } from '../../testing/english';

const { steps } = english;

beforeEach(() => {
  render(<StepsSection content={steps} />);
});

it('shows the steps as an ordered list with their numbers (specification §3)', () => {
  const list = screen.getByRole('list');
  const numbers = within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^\d+$/).textContent);

  expect(list.tagName).toBe('OL');
  expect(numbers).toEqual(steps.list.map((_, index) => String(index + 1)));
});
