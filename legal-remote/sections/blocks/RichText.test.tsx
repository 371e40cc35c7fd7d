import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

it('shows strong words, links and placeholders, and everything else as it is', () => {
  const { container } = render(
    <RichText>{'**Never sold**, see [sharing](#sharing): ⟦which data⟧ < all'}</RichText>,
  );

  expect(container).toHaveTextContent('Never sold, see sharing: ⟦which data⟧ < all');
  expect(screen.getByRole('strong')).toHaveTextContent('Never sold');
  expect(screen.getByRole('link', { name: 'sharing' })).toHaveAttribute('href', '#sharing');
  expect(screen.getByRole('mark')).toHaveTextContent('⟦which data⟧');
});

it('highlights a placeholder inside strong words', () => {
  render(<RichText>{'**Settings › ⟦App name⟧**'}</RichText>);

  expect(screen.getByRole('strong')).toContainElement(screen.getByRole('mark'));
});
