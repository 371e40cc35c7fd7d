import { render, screen } from '@testing-library/react';
import { whatsAppUrl } from '../../site/links';
import { suppliedValues } from '../../testing/supplied-values';
import { WhatsAppButton } from './WhatsAppButton';

it('opens the chat in a new tab, and its name says so', () => {
  const href = whatsAppUrl(suppliedValues, 'Hello!');
  render(<WhatsAppButton href={href} label="Chat on WhatsApp" />);

  const link = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks the floating download button to keep clear of it', () => {
  render(<WhatsAppButton href="https://wa.me/919812345678" label="Chat on WhatsApp" />);

  expect(screen.getByRole('link')).toHaveAttribute('data-keep-clear');
});
