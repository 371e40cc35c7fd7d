import { render, screen, within } from '@testing-library/react';
import { categories } from '../../content/categories.content';
import { CategoriesSection } from './categories.section';

beforeEach(() => {
  render(<CategoriesSection content={categories} />);
});

it('gives each category an icon that is silent beside its title (specification §3)', () => {
  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).getByRole('presentation')).toHaveAttribute('src');
    expect(within(item).queryByRole('img')).not.toBeInTheDocument();
  }
});
