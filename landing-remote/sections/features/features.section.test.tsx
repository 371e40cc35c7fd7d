import { render, screen, within } from '@testing-library/react';
import { FeaturesSection } from './features.section';
import { english } from '../../testing/english';

const { features } = english;

beforeEach(() => {
  render(<FeaturesSection content={features} />);
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
