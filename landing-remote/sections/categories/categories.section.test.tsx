import { render, screen, within } from '@testing-library/react';
import { categories } from '../../content/categories.content';
import { CategoriesSection } from './categories.section';

beforeEach(() => {
  render(<CategoriesSection content={categories} />);
});

it('is where #services leads', () => {
  expect(screen.getByRole('region', { name: categories.title })).toHaveAttribute('id', 'services');
});

it('shows the categories in order', () => {
  const titles = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);

  expect(titles).toEqual(categories.list.map(({ title }) => title));
});

it('gives each category an icon that is silent beside its title (specification §3)', () => {
  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).getByRole('presentation')).toHaveAttribute('src');
    expect(within(item).queryByRole('img')).not.toBeInTheDocument();
  }
});
