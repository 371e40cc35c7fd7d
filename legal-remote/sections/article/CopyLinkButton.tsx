import { showToast } from '@site/shared/ui';
import { Link } from 'lucide-react';
import type { Words } from '../../content/words.schema';
import { article as styles } from './article.styles';

interface CopyLinkButtonProps {
  /** Anchor of the section. */
  id: string;
  number: number;
  words: Pick<Words, 'copyLink' | 'linkCopied' | 'copyFailed'>;
}

/** Copies a section's address. Without scripts it is hidden; the heading is a link to the same address. */
export function CopyLinkButton({ id, number, words }: CopyLinkButtonProps) {
  const withNumber = (text: string) => text.replace('{number}', String(number));

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, location.href).href);
      showToast({ message: withNumber(words.linkCopied) });
    } catch {
      // The clipboard needs permission and https. Without them the address goes into the address bar.
      location.hash = id;
      showToast({ message: words.copyFailed });
    }
  }

  return (
    <button type="button" aria-label={withNumber(words.copyLink)} className={styles.copyLink} onClick={copy}>
      <Link aria-hidden />
    </button>
  );
}
