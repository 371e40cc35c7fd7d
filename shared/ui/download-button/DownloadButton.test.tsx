import { render, screen } from '@testing-library/react';
import { playStoreUrl } from '../../site/links';
import { suppliedValues } from '../../testing/supplied-values';
import { DownloadButton } from './DownloadButton';

const href = playStoreUrl(suppliedValues, 'hero');

it.each(['Download', 'Download App'] as const)(
  'has one name with "%s" on it, which says that a new tab opens',
  (label) => {
    render(<DownloadButton href={href} label={label} />);

    expect(screen.getByRole('link')).toHaveAccessibleName('Download App (opens in a new tab)');
  },
);

it('opens the store in a new tab that learns nothing of the page', () => {
  render(<DownloadButton href={href} />);

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
