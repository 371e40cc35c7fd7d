import { Download } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '../button/Button';
import { NewTabHint, VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { KitWords } from '../words/kit-words';

interface DownloadButtonProps {
  /** The store's address, from `playStoreUrl`. */
  href: string;
  /** The words on the button; the name goes on from "Download" to "App". @default 'Download App', in the page's language */
  label?: string;
  look?: 'solid' | 'outline' | 'light';
  size?: 'md' | 'lg';
}

/** Opens the app's store listing in a new tab (specification §4). The same name and destination everywhere. */
export function DownloadButton({ href, label: ownLabel, look, size }: DownloadButtonProps) {
  const { download } = useContext(KitWords);
  const label = ownLabel ?? download;

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
