import { render, screen, within } from '@testing-library/react';
import { features } from '../../content/features.content';
import { FeaturesSection } from './features.section';

beforeEach(() => {
  render(<FeaturesSection content={features} />);
});

it('shows the cards in order', () => {
  const titles = within(screen.getByRole('region', { name: features.title })).getAllByRole('heading', {
    level: 3,
  });

  expect(titles.map((heading) => heading.textContent)).toEqual(features.cards.map(({ title }) => title));
});

it('gives each card its image, title and description (specification §3)', () => {
  const cards = screen.getAllByRole('listitem');

  expect(cards).toHaveLength(features.cards.length);
  for (const [index, { alt, title, description }] of features.cards.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('img', { name: alt })).toHaveAttribute('loading', 'lazy');
    expect(card.getByRole('heading')).toHaveTextContent(title);
    expect(card.getByText(description)).toBeInTheDocument();
  }
});

it('says that the pictures are drawn', () => {
  expect(screen.getByText(features.note)).toBeInTheDocument();
});
