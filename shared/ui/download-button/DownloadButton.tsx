import { Download } from 'lucide-react';
import { Button } from '../button/Button';
import { NewTabHint } from '../visually-hidden/NewTabHint';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

interface DownloadButtonProps {
  /** The store's address, from `playStoreUrl`. */
  href: string;
  /** The words on the button; the name goes on from "Download" to "App". @default 'Download App' */
  label?: string;
  look?: 'solid' | 'outline' | 'light';
  size?: 'md' | 'lg';
}

/** Opens the app's store listing in a new tab (specification §4). The same name and destination everywhere. */
export function DownloadButton({ href, label = 'Download App', look, size }: DownloadButtonProps) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer" look={look} size={size}>
      <Download aria-hidden />
      <span>
        {label}
        {label === 'Download' && <VisuallyHidden> App</VisuallyHidden>}
        <NewTabHint />
      </span>
    </Button>
  );
}
