import { render, screen } from '@testing-library/react';
import { Card } from './Card';

it('asks the floating download button to keep clear of it when it has links', () => {
  render(
    <Card as="article" keepClear>
      Call us
    </Card>,
  );

  expect(screen.getByRole('article')).toHaveAttribute('data-keep-clear', 'true');
});

it('asks nothing otherwise', () => {
  render(<Card as="article">Words</Card>);

  expect(screen.getByRole('article')).not.toHaveAttribute('data-keep-clear');
});

it('is an item where it stands in a list', () => {
  render(
    <ul>
      <Card as="li">One</Card>
    </ul>,
  );

  expect(screen.getByRole('listitem')).toHaveTextContent('One');
});
