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

it('keeps the number of a rule together in a text from right to left', () => {
  const { container } = render(<RichText>{'قاعدہ 8(3) اور دفعہ 128(5)'}</RichText>);

  expect([...container.querySelectorAll('bdi')].map((bdi) => bdi.textContent)).toEqual(['8(3)', '128(5)']);
});

it('lets an address break after its @', () => {
  const { container } = render(<RichText>{'privacy@saraku.example'}</RichText>);

  expect(container.innerHTML).toBe('privacy@<wbr>saraku.example');
});

it('begins no line with the sign between two menus', () => {
  const { container } = render(<RichText>{'**Settings › Apps**'}</RichText>);

  expect(container.textContent).toBe('Settings\u00a0› Apps');
});

it('highlights a placeholder inside strong words', () => {
  render(<RichText>{'**Settings › ⟦App name⟧**'}</RichText>);

  expect(screen.getByRole('strong')).toContainElement(screen.getByRole('mark'));
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/',
  '//evil.example',
])("makes no link to %s of a policy's text", (address) => {
  const { container } = render(<RichText>{`Read [more](${address}), **[now](${address})**.`}</RichText>);

  expect(container.querySelector('a')).toBeNull();
});
