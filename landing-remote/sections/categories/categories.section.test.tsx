import { render, screen, within } from '@testing-library/react';
import { CategoriesSection } from './categories.section';
import { english } from '../../testing/english';

const { categories } = english;

beforeEach(() => {
  render(<CategoriesSection content={categories} />);
});

it('gives each category an icon that is silent next to its title (specification §3)', () => {
  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).getByRole('presentation')).toHaveAttribute('src');
    expect(within(item).queryByRole('img')).not.toBeInTheDocument();
  }
});
