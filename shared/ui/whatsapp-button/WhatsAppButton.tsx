import { MessageCircle } from 'lucide-react';
import { Button } from '../button/Button';
import { NewTabHint } from '../visually-hidden/VisuallyHidden';

interface WhatsAppButtonProps {
  /** A chat's address, from `whatsAppUrl`. */
  href: string;
  label: string;
  look?: 'solid' | 'outline' | 'light';
}

/** Opens a WhatsApp chat with a draft message in a new tab; nothing is sent until the visitor sends it. */
export function WhatsAppButton({ href, label, look = 'outline' }: WhatsAppButtonProps) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer" look={look} data-keep-clear>
      <MessageCircle aria-hidden />
      <span>
        {label}
        <NewTabHint />
      </span>
    </Button>
  );
}
